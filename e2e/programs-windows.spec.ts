import { expect, type Page, test } from '@playwright/test';
import { lookAround, openDemo } from './demo.ts';
import { KEPT_PROGRAMS_KEY } from '../packages/client/src/program/kept-programs.ts';
import { complaints } from './findings.ts';
import { chooseTab } from './site.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name of the program' });
const yours = (page: Page) => page.getByRole('region', { name: /^Yours, / });

async function rename(page: Page, to: string): Promise<void> {
  await name(page).fill(to);
  await page.keyboard.press('Enter');
}

async function openPrograms(page: Page): Promise<void> {
  await openDemo(page);
  await lookAround(page);
  await chooseTab(page, 'Programs');
  await expect(page.getByRole('button', { name: /^Open Wind down/u })).toBeVisible();
}

test('two windows with the same program go on from each other, and both versions stay where both change it at once', async ({
  page: one,
  context,
}) => {
  const heard = await complaints(one);
  await openPrograms(one);
  await one.getByRole('button', { name: /^Open Wind down/u }).click();
  await rename(one, 'Evening');

  const two = await context.newPage();
  await openPrograms(two);
  await yours(two).getByRole('button', { name: 'Open Evening,' }).click();
  await rename(two, 'Evening at home');
  await expect(name(one)).toHaveValue('Evening at home');
  await one.getByRole('button', { name: 'Undo' }).click();
  await expect(name(two)).toHaveValue('Evening');

  // A border is held in one window while the other is changed.
  const border = two.getByRole('slider', { name: 'End of stage 1', exact: true });
  await border.scrollIntoViewIfNeeded();
  const box = await border.boundingBox();
  if (!box) throw new Error('The border is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await two.mouse.move(x, y);
  await two.mouse.down();
  await two.mouse.move(x - 60, y, { steps: 4 });
  await rename(one, 'Evening at work');
  await expect(one.getByText('Kept on this device.')).toBeVisible();
  // What one window keeps reaches the other a moment later.
  await two.waitForFunction(
    (key) => localStorage.getItem(key)?.includes('Evening at work'),
    KEPT_PROGRAMS_KEY,
  );
  await two.mouse.up();
  await expect(two.getByText(/was changed here and elsewhere/u)).toBeVisible();
  await expect(name(two)).toHaveValue('Evening (other version)');
  await expect(name(one)).toHaveValue('Evening at work');
  await openPrograms(two);
  for (const kept of ['Evening (other version)', 'Evening at work']) {
    await expect(yours(two).getByRole('button', { name: `Open ${kept},` })).toBeVisible();
  }

  // What is deleted in one window is said in the other, and kept again with its next change.
  await two.getByRole('button', { name: 'Delete Evening at work' }).click();
  await expect(one.getByText(/^Deleted elsewhere/u)).toBeVisible();
  await rename(one, 'Evening at last');
  await expect(yours(two).getByRole('button', { name: 'Open Evening at last,' })).toBeVisible();
  expect(heard).toEqual([]);
});
