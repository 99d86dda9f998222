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

/** The list of a person's own programs. */
export const yours = (page: Page): Locator => page.getByRole('region', { name: /^Yours, / });

/** The button that opens a program of one's own. */
export const openYours = (page: Page, name: string): Locator =>
  yours(page).getByRole('button', { name: `Open ${name},` });

/** The name of the program that is open. */
export const programName = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Name of the program' });

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
