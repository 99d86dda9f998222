import { expect, test, type Page } from '@playwright/test';
import { lookAround, openDemo, startDemo } from './demo.ts';
import { axeFindings, complaints, settled } from './findings.ts';
import { chooseTab, END_PAGES, openAlive, overflow, READ_PAGES } from './site.ts';

const PUBLIC_PAGES = [
  ...READ_PAGES,
  ...END_PAGES,
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
];

/** Scrolls through a page, so that every section has come in, and waits until all is still. */
async function seeEverything(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
  await settled(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the demo in any of its states', async ({ page }) => {
      const heard = await complaints(page);
      await openDemo(page);
      expect(await axeFindings(page), 'welcome').toEqual([]);
      await startDemo(page);
      expect(await axeFindings(page), 'on').toEqual([]);
      for (const tab of ['Video Demo', 'Code Editor']) {
        await chooseTab(page, tab);
        expect(await axeFindings(page), tab).toEqual([]);
      }
      await page.getByRole('button', { name: 'I’m debugging a tricky problem in my code' }).click();
      await expect(page.getByRole('log')).toContainText('Offline suggestion');
      expect(await axeFindings(page), 'reply').toEqual([]);
      expect(heard).toEqual([]);
    });

    test('axe finds nothing in any tab of the demo', async ({ page }) => {
      test.setTimeout(180_000);
      await openDemo(page);
      await lookAround(page);
      for (const tab of ['Tune', 'Signal', 'Calendar', 'Programs', 'Self-test']) {
        await chooseTab(page, tab);
        expect(await axeFindings(page), tab).toEqual([]);
      }
    });

    for (const path of PUBLIC_PAGES) {
      test(`axe finds nothing on ${path}, and the browser complains of nothing`, async ({
        page,
      }) => {
        const heard = await complaints(page);
        await openAlive(page, path);
        await seeEverything(page);
        expect(await axeFindings(page)).toEqual([]);
        expect(heard).toEqual([]);
      });
    }
  });
}

test('nothing is wider than the window on a phone, a tablet or a desk', async ({ page }) => {
  await openDemo(page);
  await startDemo(page);
  await chooseTab(page, 'Tune');
  for (const width of [320, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('an unknown path shows the home page and says which page it is', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['link']).toContain('rel="canonical"');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the demo can be opened with a task already in the field', async ({ page }) => {
  await openDemo(page, '?task=writing%20a%20thesis');
  await startDemo(page);
  await expect(page.getByRole('textbox', { name: 'What are you about to do?' })).toHaveValue(
    'writing a thesis',
  );
});

test('old service workers are unregistered', async ({ page }) => {
  const count = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await openDemo(page);
  const workers = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('worker')),
    );
  await expect.poll(workers).toHaveLength(1);
  const [script = ''] = await workers();
  await page.evaluate((url) => navigator.serviceWorker.register(url, { type: 'module' }), script);
  expect(await count()).toBe(1);
  await page.goto('/');
  await expect.poll(count).toBe(0);
});

test('search engines are told of what is for everybody, and kept out of accounts', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(?<address>[^<]+)<\/loc>/gu)].map(
    ({ groups }) => new URL(groups?.['address'] ?? '').pathname,
  );
  expect(listed).toEqual(
    expect.arrayContaining(['/', '/demo', '/research', '/neuroscience', '/download/mac']),
  );
  expect(listed).not.toContain('/checkout-success');
  for (const path of [
    '/account',
    '/insights',
    '/self-test-report',
    '/admin',
    '/sign-in',
    '/reset-password',
  ]) {
    expect(listed, path).not.toContain(path);
    expect(await (await request.get(path)).text(), path).toContain('content="noindex"');
  }
});
