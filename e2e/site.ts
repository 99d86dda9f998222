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

/** Opens a page of the site and waits until its script has brought it to life, and its text is set in its typefaces. */
export async function openAlive(page: Page, path: string): Promise<void> {
  if (path === '/checkout-success') await stayFromHome(page);
  await page.goto(path);
  await expect(page.getByRole('radio', { name: 'Night' })).toBeEnabled();
  await typefaces(page);
}

/** Waits until the typefaces have come that the page as it stands is set in: until then its lines may still move. */
export async function typefaces(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Lets no page lead to the home page: that after a checkout does so by itself after ten seconds, while a slow machine still looks at it. */
export async function stayFromHome(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ status: 204 }),
  );
}

/** How much the page is wider than its window, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Chooses a tab and waits until its panel is shown: one that is chosen within half a second of another waits its turn. */
export async function chooseTab(within: Page | Locator, name: string): Promise<void> {
  const tab = within.getByRole('tab', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Scrolls until something stands in the middle of the window: sections that are drawn as they come near may move it again. */
export async function bringToCentre(place: Locator): Promise<void> {
  const offCentrePx = () =>
    place.evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { scrollHeight } = document.documentElement;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      // Sections that are drawn for the first time now have other heights than were held free for them.
      if (document.documentElement.scrollHeight !== scrollHeight) return Infinity;
      const { top, bottom } = element.getBoundingClientRect();
      return Math.abs((top + bottom) / 2 - innerHeight / 2);
    });
  await expect.poll(offCentrePx).toBeLessThan(40);
}
