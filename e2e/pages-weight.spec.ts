import { expect, test, type Page } from '@playwright/test';
import { END_PAGES, READ_PAGES } from './site.ts';

/** Most that the scripts of a page may weigh, as the server sends them. */
const BUDGET_BYTES = 75 * 1024;

interface Script {
  readonly path: string;
  /** Bytes of its body as it came over the wire. */
  readonly size: number;
}

const isMeasuring = ({ path, size }: Script) => path.includes('measure-speed') && size > 0;

function scripts(page: Page): Promise<Script[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, size: encodedBodySize }))
      .filter(({ path }) => path.endsWith('.js')),
  );
}

for (const path of [...READ_PAGES, ...END_PAGES]) {
  test(`${path} loads at most 75 KB of scripts, all in all`, async ({ page }) => {
    await page.goto(path);
    // What measures the visit is asked for last.
    await expect.poll(async () => (await scripts(page)).some(isMeasuring)).toBe(true);
    const sizes = (await scripts(page)).map(({ size }) => size);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'weight', description: `${bytes} bytes` });
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(BUDGET_BYTES / 2);
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  });
}

test('what makes a page live is asked for once its first content is on the screen', async ({
  page,
}) => {
  await page.goto('/security');
  await expect.poll(async () => (await scripts(page)).some(isMeasuring)).toBe(true);
  const { shownAt, askedAt } = await page.evaluate(() => ({
    shownAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    askedAt: performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/start-site'))?.startTime,
  }));
  expect(shownAt).toBeGreaterThan(0);
  // Where nothing is on the screen within a second, it is not waited for.
  expect(askedAt).toBeGreaterThanOrEqual(Math.min(shownAt ?? NaN, 1_000));
});
