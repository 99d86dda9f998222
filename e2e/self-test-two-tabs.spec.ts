import { expect, test } from '@playwright/test';
import { axeFindings, complaints } from './findings.ts';
import { lookAround, openDemo, SMALL_SCREEN, startDemo } from './demo.ts';
import { startSession } from './self-test-page.ts';

test('a session of a self-test and an ordinary one in another tab are told of in both, while both play', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(SMALL_SCREEN);
  const heard = await complaints(page);
  await openDemo(page, '#self-test');
  await lookAround(page);
  await page.getByRole('button', { name: 'Seal and begin' }).click();
  await startSession(page);
  const own = page.getByText('Another tab is playing into your self-test');
  await expect(own).toBeHidden();

  const other = await context.newPage();
  await other.setViewportSize(SMALL_SCREEN);
  await openDemo(other);
  await startDemo(other);
  await expect(
    other.getByText('A session of your self-test is running in another tab'),
  ).toBeVisible();
  await expect(own).toBeVisible();
  expect(await axeFindings(page, '.demo-notices')).toEqual([]);

  await other.close();
  await expect(own).toBeHidden();
  await expect(page.getByText('A session of the test is running.')).toBeVisible();
  expect(heard).toEqual([]);
});
