import { expect, type Page, test } from '@playwright/test';
import { axeFindings, complaints } from './findings.ts';
import { openDemo } from './demo.ts';
import { answer, finish, live, startInSilence, startSession } from './self-test-page.ts';
import { everythingKept } from './self-test-reading.ts';

const field = (page: Page) => page.getByRole('dialog', { name: /^Attention task/u });
const begin = (page: Page) => page.getByRole('button', { name: 'Begin the three minutes' });

test('three minutes of attention follow a session, in the dark, and are kept with it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.clock.install({ time: new Date('2026-06-01T09:00:00') });
  const heard = await complaints(page);
  await openDemo(page, '#self-test');
  await startInSilence(page);
  await page.getByRole('radio', { name: '10 min' }).press('Space');
  await page.getByRole('radio', { name: 'Three minutes' }).press('Space');
  await page.getByRole('button', { name: 'Seal and begin' }).click();
  await startSession(page);
  await live(page, 11);
  await finish(page);
  await answer(page, '4', 'No idea');
  await page.getByRole('button', { name: 'Keep these answers' }).click();
  await expect(begin(page)).toBeVisible();
  expect(await axeFindings(page, 'section[aria-label="Attention task"]')).toEqual([]);

  // From here on no frame comes but those that the test asks for.
  await page.clock.pauseAt(new Date('2026-06-01T09:20:00'));
  // Escape ends it, and costs nothing.
  await begin(page).click();
  await expect(field(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(field(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Stopped. Nothing from this run is kept.')).toBeVisible();
  expect(await everythingKept(page)).toContain('answers: rating: 4');

  // One that had begun is counted.
  await begin(page).click();
  await page.clock.runFor(1000);
  await expect(field(page)).toBeVisible();
  await page.clock.runFor(2100);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Stopped\. All that is kept of this run/u)).toBeVisible();

  // It is black, and comes once in a second at most.
  await begin(page).click();
  await page.clock.runFor(1000);
  await expect(field(page)).toBeVisible();
  await page.clock.runFor(2100);
  await page.keyboard.press('Space');
  await page.clock.runFor(1150);
  await page.keyboard.press('Space');
  await page.clock.runFor(177_000);
  await expect(page.getByText(/^The next session may begin from/u)).toBeVisible();
  const kept = await everythingKept(page);
  const [, attention = ''] = kept.split('attention: ');
  const of = (name: string) =>
    Number(new RegExp(`^${name}: ([\\d.]+)$`, 'mu').exec(attention)?.[1]);
  expect(of('commissions') + 136 - of('omissions')).toBe(2);
  expect(of('frameMs')).toBeGreaterThan(0);
  expect(kept).toContain('rating: 4');
  expect(kept).toContain('brokenOffTasks: 1');
  expect(heard).toEqual([]);
});
