import { expect, type Page } from '@playwright/test';
import { mayTellOthers } from '../packages/domain/src/analytics/third-parties.ts';
import { PAGES } from '../apps/web/src/content/pages.ts';
import { test } from './account/account-test.ts';

const ID = 'G-TEST1234';
const SECRET = 'a-secret-of-one-person';

test.use({ settings: [{ GA_MEASUREMENT_ID: ID }, { scope: 'worker' }] });

/** Links with a secret in them, as mails, providers and the server itself make them. */
const SECRET_LINKS = [
  `/reset-password?token=${SECRET}`,
  `/auth/success?state=${SECRET}`,
  `/checkout-success?session_id=${SECRET}`,
  `/sign-in?handover=${SECRET}&next=/account`,
  `/sign-up?state=${SECRET}`,
  `/unsubscribe?token=${SECRET}`,
  `/confirm-email?token=${SECRET}`,
  `/change-email?token=${SECRET}`,
  `/no/such/page/${SECRET}`,
  `/?token=${SECRET}`,
  `/demo?task=${SECRET}`,
  `/cookie-policy?token=${SECRET}`,
];

/** Everything that the tab asks of anybody but the site. */
async function watchOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

/** The visitor has agreed long ago. */
async function agree(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('google-analytics', 'allowed'));
}

/** What Google's script was told, as text. */
const queue = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = globalThis as { readonly dataLayer?: readonly ArrayLike<unknown>[] };
    return dataLayer.map((entry) => JSON.stringify(Array.from(entry))).join('\n');
  });

for (const link of SECRET_LINKS) {
  test(`nobody else hears of ${link}, even for who agreed`, async ({ page }) => {
    const asked = await watchOthers(page);
    await agree(page);
    const response = await page.goto(link, { waitUntil: 'networkidle' });
    expect(response?.headers()['content-security-policy']).not.toContain('https:');
    expect(await queue(page)).toBe('');
    expect(asked).toEqual([]);
  });
}

for (const { path } of Object.values(PAGES)) {
  const isOpen = mayTellOthers({ pathname: path, search: '' });
  test(`${path} ${isOpen ? 'asks before it tells others' : 'asks nothing, and tells nobody'}`, async ({
    page,
  }) => {
    const asked = await watchOthers(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const line = page.getByRole('region', { name: 'Google Analytics' });
    // The demo shows no line; who has answered elsewhere has answered for it. The cookie page asks in its own text.
    if (path === '/cookie-policy') {
      await expect(page.getByRole('radio', { name: 'No thanks' })).toBeVisible();
    }
    if (isOpen && !['/demo', '/cookie-policy'].includes(path)) await expect(line).toBeVisible();
    else await expect(line).toBeHidden();
    expect(asked).toEqual([]);
  });
}

test('Google hears the page and the campaign, nothing else of the address, and no page before', async ({
  page,
}) => {
  const asked = await watchOthers(page);
  await agree(page);
  await page.goto(`/reset-password?token=${SECRET}`);
  const address = '/research?utm_source=letter&offer=annual#roi-calculator';
  await page.evaluate((next) => {
    location.href = next;
  }, address);
  await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  const told = await queue(page);
  const { origin } = new URL(page.url());
  expect(told).toContain(
    JSON.stringify({
      page_location: `${origin}/research?utm_source=letter`,
      page_referrer: `${origin}/`,
    }),
  );
  expect(told).not.toMatch(/secret|offer|roi-calculator/u);
});
