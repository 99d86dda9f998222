import { expect, test } from '@playwright/test';
import { PAGE_NAMES } from '../packages/domain/src/analytics/page-names.ts';
import { PAGES } from '../apps/web/src/content/pages.ts';
import { listen, measuring, type Sent, setVisible } from './beacons.ts';
import { stayFromHome } from './site.ts';

const COUNTED: Readonly<Record<string, string>> = PAGE_NAMES;
const PATHS = Object.values(PAGES).map(({ path }) => path);
/** Leads nowhere by itself; an earlier version of the site might have left it. */
const OLD_WORKER = '/old-worker.js';

/** What was sent, each as its event and the page that it is about. */
function told({ path, body }: Sent): string {
  const { event, fields, page_name } = body as {
    readonly event?: string;
    readonly fields?: { readonly page_name: string };
    readonly page_name?: string;
  };
  return `${event ?? path}: ${fields?.page_name ?? page_name ?? ''}`;
}

test('every page that the contract names is one of those that are counted here', () => {
  expect(PATHS).toEqual(expect.arrayContaining(Object.keys(PAGE_NAMES)));
});

for (const path of PATHS) {
  const name = COUNTED[path];
  test(`${path} tells ${name ? 'of one visit, once' : 'nothing of a visit'}`, async ({ page }) => {
    const sent = await listen(page);
    const texts = async () => (await sent()).map((each) => told(each)).sort();
    if (path === '/checkout-success') await stayFromHome(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    if (name) {
      await expect.poll(texts).toEqual([`page_view: ${name}`]);
      await measuring(page);
    }
    await setVisible(page, false);
    const visit = [`/api/vitals: ${name}`, `page_exit: ${name}`, `page_view: ${name}`];
    if (name) await expect.poll(texts).toEqual(visit);
    await page.waitForLoadState('networkidle');
    expect(await texts()).toEqual(name ? visit : []);
  });

  test(`${path} removes what an earlier version left to work for it`, async ({ page, context }) => {
    await context.route(`**${OLD_WORKER}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/robots.txt');
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.evaluate((worker) => navigator.serviceWorker.register(worker), OLD_WORKER);
    expect(await workers()).toBe(1);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(workers).toBe(0);
  });
}
