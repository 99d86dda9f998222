import { expect, type Locator, type Page } from '@playwright/test';

/** Pages that are read. */
export const READ_PAGES = [
  '/',
  '/research',
  '/research-dev',
  '/neuroscience',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/security',
  '/download/mac',
  '/download/windows',
] as const;

/** Pages at which signing in and buying end. */
export const END_PAGES = ['/auth/success', '/checkout-success'] as const;

/** Opens a page of the site and waits until its script has brought it to life. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('radio', { name: 'Night' })).toBeEnabled();
}

/** Chooses a tab and waits until its panel is shown: one that is chosen within half a second of another waits its turn. */
export async function chooseTab(within: Page | Locator, name: string): Promise<void> {
  const tab = within.getByRole('tab', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}
