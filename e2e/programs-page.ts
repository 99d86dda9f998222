import { expect, type Locator, type Page } from '@playwright/test';
import { lookAround, openDemo } from './demo.ts';
import { chooseTab } from './site.ts';

/** Opens the programs of the demo, as somebody sees them who comes back. */
export async function openPrograms(page: Page): Promise<void> {
  await openDemo(page);
  await lookAround(page);
  await chooseTab(page, 'Programs');
  await expect(page.getByRole('button', { name: /^Open Wind down/u })).toBeVisible();
}

/** Opens the program to wind down with. */
export async function openWindDown(page: Page): Promise<void> {
  await openPrograms(page);
  await page.getByRole('button', { name: 'Open Wind down, 30:00' }).click();
  await expect(page.getByRole('figure', { name: 'Course of Wind down' })).toBeVisible();
}

/** The list of a person's own programs. */
export const yours = (page: Page): Locator => page.getByRole('region', { name: /^Yours, / });

/** The button that opens a program of one's own. */
export const openYours = (page: Page, name: string): Locator =>
  yours(page).getByRole('button', { name: `Open ${name},` });

/** The name of the program that is open. */
export const programName = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Name of the program' });

/** The field of the length of the stage that is selected. */
export const stageLength = (page: Page): Locator => page.getByRole('textbox', { name: 'Length' });

/** What a handle on the picture is held by. */
export const handle = (page: Page, name: RegExp): Locator =>
  page.getByRole('slider', { name }).locator('..');

/** Where a handle is held, in pixels below its top: at a border's grip, over which no other handle lies. */
const HELD_AT = 8;

/** Presses the button on a handle. */
export async function grasp(
  page: Page,
  name: RegExp,
): Promise<{ readonly x: number; readonly y: number }> {
  const box = await handle(page, name).boundingBox();
  if (!box) throw new Error('The handle is not drawn.');
  // Waits until the picture stands still and nothing lies over the handle.
  await handle(page, name).hover({ position: { x: box.width / 2, y: HELD_AT } });
  const now = (await handle(page, name).boundingBox()) ?? box;
  await page.mouse.down();
  return { x: now.x + now.width / 2, y: now.y + HELD_AT };
}

/** Has the program go on so many steps of a key before its end. */
export async function seekBeforeEnd(page: Page, steps: number): Promise<void> {
  const playhead = page.getByRole('slider', { name: 'Time' });
  await playhead.focus();
  await playhead.press('End');
  for (let step = 0; step < steps; step += 1) await playhead.press('ArrowLeft');
  await playhead.press('Enter');
}

/** How many minutes a field of a length says, from an hour on too. */
export async function minutesOf(field: Locator): Promise<number> {
  const parts = (await field.inputValue()).split(':').map(Number);
  return parts.reduce((all, part) => 60 * all + part, 0) / 60;
}

/** Gives the program that is open another name. */
export async function rename(page: Page, to: string): Promise<void> {
  await programName(page).fill(to);
  await page.keyboard.press('Enter');
}
