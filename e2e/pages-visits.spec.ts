import { expect, test } from '@playwright/test';
import { listen, measuring, type Sent, setVisible } from './beacons.ts';
import { openAlive } from './site.ts';

const view = (page_name: string) => ({
  path: '/api/events',
  body: {
    event: 'page_view',
    fields: { page_name, user_id: null, timestamp: expect.any(String) },
  },
});
const exit = (page_name: string) => ({
  path: '/api/events',
  body: {
    event: 'page_exit',
    fields: {
      page_name,
      user_id: null,
      time_spent_seconds: expect.any(Number),
      timestamp: expect.any(String),
    },
  },
});
const vitals = (page_name: string) => ({
  path: '/api/vitals',
  body: expect.objectContaining({ page_name, TTFB: expect.any(Number) }),
});
/** A reader of the events alone. */
const events = (sent: () => Promise<Sent[]>) => async () =>
  (await sent()).filter(({ path }) => path === '/api/events');

test('a visit is counted as it is entered, hidden and shown again', async ({ page }) => {
  const counted = events(await listen(page));
  const home = 'Home page V2';
  await openAlive(page, '/');
  await expect.poll(counted).toEqual([view(home)]);
  await setVisible(page, false);
  await expect.poll(counted).toEqual([view(home), exit(home)]);
  await setVisible(page, true);
  await expect.poll(counted).toEqual([view(home), exit(home), view(home)]);
});

test('a visit ends as its page is left, and the next begins', async ({ page }) => {
  const counted = events(await listen(page));
  await openAlive(page, '/');
  await expect.poll(counted).toEqual([view('Home page V2')]);
  await openAlive(page, '/download/mac');
  await expect
    .poll(counted)
    .toEqual([view('Home page V2'), exit('Home page V2'), view('Download for macOS')]);
});

test('an unknown path is counted as the home page that it shows', async ({ page }) => {
  const counted = events(await listen(page));
  await openAlive(page, '/no/such/page');
  await expect.poll(counted).toEqual([view('Home page V2')]);
});

test('how fast a page was is told when it is hidden', async ({ page }) => {
  const sent = await listen(page);
  await page.goto('/security', { waitUntil: 'networkidle' });
  await expect.poll(sent).toEqual([view('Security')]);
  await measuring(page);
  await setVisible(page, false);
  await expect.poll(sent).toContainEqual(vitals('Security'));
});

test('a speed script that does not load is logged, with a hint about content blockers', async ({
  page,
}) => {
  await page.route('**/measure-speed*', (route) => route.abort());
  const hint = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('content blocker'),
  );
  await openAlive(page, '/research');
  expect((await hint).text()).toContain('The speed script did not load');
});

for (const [wish, name, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`nobody is counted who asks not to be, by ${wish}`, async ({ page }) => {
    await page.addInitScript(
      ([property, wished]) => {
        Object.defineProperty(navigator, String(property), { value: wished });
      },
      [name, value],
    );
    const sent = await listen(page);
    await openAlive(page, '/');
    await page.getByRole('link', { name: 'Download for macOS' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await setVisible(page, false);
    await page.goto('/security', { waitUntil: 'networkidle' });
    expect(await sent()).toEqual([]);
  });
}

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });

  test('a download button leads to the download, and is counted with its place', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
    });
    const counted = events(await listen(page));
    await openAlive(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Download for macOS' }).click();
    await page.waitForURL('/download/mac');
    await expect
      .poll(async () => (await counted()).slice(0, 2))
      .toEqual([
        view('Home page V2'),
        {
          path: '/api/events',
          body: {
            event: 'download_click',
            fields: {
              platform: 'mac',
              location: 'footer',
              userId: null,
              timestamp: expect.any(String),
            },
          },
        },
      ]);
  });
});
