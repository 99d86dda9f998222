import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { CONTENT_POLICY, contentPolicy } from '../apps/server/src/http/policy/content-policy.ts';
import { readInlineCode } from '../apps/server/src/http/policy/inline-code.ts';
import { securityHeaders } from '../apps/server/src/http/policy/security-headers.ts';
import { withId } from './analytics-page.ts';

const ID = 'G-TEST1234';
const SITE_FOLDER = join(import.meta.dirname, '../apps/web/dist');

/** What stands in for Google's script: it sets the cookie, as the real one does. */
const STAND_IN = `document.cookie = '_ga=GA1.1.1.1; max-age=63072000; path=/';`;

const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The site as an operator with Google Analytics has it. Gives the addresses outside the site that were asked for. */
async function withAnalytics(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const pages = await readInlineCode(SITE_FOLDER);
  const app = new Hono()
    .use(securityHeaders({ isHttps: false, usesAnalytics: true }))
    .get('*', (context) => {
      const inlineCode = pages.get(pageFile(context.req.path));
      const policy = contentPolicy({ usesAnalytics: true, inlineCode });
      return context.text('', 200, { [CONTENT_POLICY]: policy });
    });
  await page.route(
    (url) => url.hostname === '127.0.0.1' && !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { pathname } = new URL(route.request().url());
      const headers = Object.fromEntries((await app.request(pathname)).headers);
      delete headers['content-type'];
      const body = withId(await response.text(), ID);
      return route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
    },
  );
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
    },
  );
  return asked;
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'));

test('no request leaves the site and no cookie is set before Allow; after it, both', async ({
  page,
}) => {
  const asked = await withAnalytics(page);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/research', { waitUntil: 'networkidle' });
  const line = page.getByRole('region', { name: 'Google Analytics' });
  await expect(line).toBeVisible();
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);

  await line.getByRole('button', { name: 'Allow' }).click();
  await expect(line).toBeHidden();
  await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  await expect.poll(() => cookieNames(page)).toEqual(['_ga']);

  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(line).toBeHidden();
  await expect.poll(() => asked.length).toBe(2);
  expect(complaints).toEqual([]);
});

test('No thanks is remembered, and can be changed and taken back on the cookie page', async ({
  page,
}) => {
  const asked = await withAnalytics(page);
  await page.goto('/');
  const line = page.getByRole('region', { name: 'Google Analytics' });
  await line.getByRole('button', { name: 'No thanks' }).click();
  await page.goto('/research', { waitUntil: 'networkidle' });
  await expect(line).toBeHidden();
  expect(asked).toEqual([]);

  await page.goto('/cookie-policy');
  await expect(page.getByRole('radio', { name: 'No thanks' })).toBeChecked();
  await page.getByRole('radio', { name: 'Allow' }).check();
  await expect.poll(() => cookieNames(page)).toEqual(['_ga']);
  await page.getByRole('radio', { name: 'No thanks' }).check();
  await expect.poll(() => cookieNames(page)).toEqual([]);
});

test('the cookie page, which holds the choice, asks in no line beside it', async ({ page }) => {
  await withAnalytics(page);
  await page.goto('/cookie-policy', { waitUntil: 'networkidle' });
  await expect(page.getByRole('radio', { name: 'Allow' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Google Analytics' })).toHaveCount(0);
});

test('whoever asks not to be counted is asked nowhere', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
  });
  await withAnalytics(page);
  for (const path of ['/', '/cookie-policy', '/cookie-policy/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'Google Analytics' })).toHaveCount(0);
  }
  await expect(page.getByText('We respect that, and don’t ask.')).toBeVisible();
});

test('where the operator uses none there is nothing to ask', async ({ page }) => {
  await page.goto('/cookie-policy', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Google Analytics' })).toBeHidden();
  await expect(page.getByText('This site does not use Google Analytics')).toBeVisible();
});
