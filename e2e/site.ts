import { expect, type Page } from '@playwright/test';

/** Opens a page of the site and waits until its script has brought it to life. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('radio', { name: 'Night' })).toBeEnabled();
}
