import { expect, test, type Page } from '@playwright/test';
import { openAlive } from './site.ts';

/** Notes the colour scheme of every frame that is drawn while the page loads. */
function watchFrames(): void {
  const seen: string[] = [];
  Reflect.set(window, 'seenSchemes', seen);
  const note = () => {
    if (document.body) seen.push(getComputedStyle(document.body).colorScheme);
    if (seen.length < 30) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

async function seenSchemes(page: Page): Promise<string[]> {
  await page.waitForFunction(() => Reflect.get(window, 'seenSchemes')?.length === 30);
  return page.evaluate(() => [...new Set<string>(Reflect.get(window, 'seenSchemes'))]);
}

for (const [system, chosen, scheme] of [
  ['light', 'Night', 'dark'],
  ['dark', 'Day', 'light'],
] as const) {
  test(`${chosen}, chosen by hand on a ${system} system, holds from the first frame on every page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await openAlive(page, '/research');
    await page.getByText(chosen, { exact: true }).click();
    await page.addInitScript(watchFrames);
    for (const path of ['/', '/privacy-policy', '/demo']) {
      await page.goto(path);
      expect(await seenSchemes(page), path).toEqual([scheme]);
    }
  });
}

test('the theme is there before, and without, any other script', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openAlive(page, '/security');
  await page.getByText('Night', { exact: true }).click();
  await page.route(
    (url) => url.pathname.endsWith('.js'),
    (route) => route.abort(),
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});
