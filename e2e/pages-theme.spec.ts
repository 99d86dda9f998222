import { expect, test, type Page } from '@playwright/test';
import { openAlive } from './site.ts';

/** Notes every theme that the document is set in from now on. */
function watchThemes(): void {
  const { dataset } = document.documentElement;
  const seen: (string | undefined)[] = [];
  Reflect.set(window, 'seenThemes', seen);
  new MutationObserver(() => seen.push(dataset['theme'])).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}

function seenThemes(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'seenThemes'));
}

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

test('an arrow key held on the choice of theme changes the page once a second, and the last holds', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T10:00:00' });
  await openAlive(page, '/research');
  await page.clock.pauseAt('2026-11-23T11:00:00');
  await page.evaluate(watchThemes);
  await page.getByRole('radio', { name: 'Auto' }).focus();
  for (let i = 0; i < 20; i += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
  expect(await seenThemes(page)).toEqual(['day']);
  await page.clock.runFor(999);
  expect(await seenThemes(page)).toEqual(['day']);
  await page.clock.runFor(1);
  expect(await seenThemes(page)).toEqual(['day', 'night']);
});
