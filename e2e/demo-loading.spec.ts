import { expect, test, type Page } from '@playwright/test';
import { openDemo } from './demo.ts';

const FIRST_CONTENT = 'first-contentful-paint';

/** When each script of this name was asked for, in milliseconds after the page. */
function askedAt(page: Page, name: string): Promise<readonly number[]> {
  return page.evaluate(
    (part) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes(`/assets/${part}`))
        .map(({ startTime }) => startTime),
    name,
  );
}

/** Keeps everything but the session and its welcome from arriving; gives what was asked for. */
async function holdTheRest(page: Page): Promise<readonly string[]> {
  const held: string[] = [];
  await page.route(/\/assets\/(?:demo-stores|draw-demo|follow-account)/u, (route) => {
    held.push(route.request().url());
  });
  return held;
}

test('the welcome stands in the page itself, readable before any script has come', async ({
  page,
}) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/demo', { waitUntil: 'commit' });
  const welcome = page.getByRole('dialog', { name: 'Welcome to Overtone' });
  await expect(welcome).toBeVisible();
  await expect(welcome.getByRole('listitem')).toHaveCount(3);
  await expect(welcome.getByRole('note')).toBeVisible();
  for (const button of await welcome.getByRole('button').all()) await expect(button).toBeDisabled();
});

test('Start answers before the page around it has come, and Escape stops what it started', async ({
  page,
}) => {
  const held = await holdTheRest(page);
  await page.addInitScript(() => {
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        Object.assign(globalThis, { sounding: this });
      }
    };
  });
  const sound = () =>
    page.evaluate(() => (globalThis as { sounding?: AudioContext }).sounding?.state);
  await openDemo(page);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: 'Start Demo Experience' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  await expect.poll(sound).toBe('running');
  await page.keyboard.press('Escape');
  await expect.poll(sound).toBe('closed');
  await expect.poll(() => held.length).toBeGreaterThan(0);
});

test('the first screen asks for nothing that it does not need before it is seen', async ({
  page,
}) => {
  await openDemo(page);
  await expect.poll(() => askedAt(page, 'follow-account')).toHaveLength(1);
  const seenAt = () =>
    page.evaluate(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? null,
      FIRST_CONTENT,
    );
  await expect.poll(seenAt).not.toBeNull();
  // Where nothing is seen within a second, it is not waited for.
  const seenAtMs = Math.min((await seenAt()) ?? NaN, 1_000);
  for (const name of ['site-', 'schemas-', 'demo-stores-', 'draw-demo-', 'follow-account-']) {
    await expect.poll(() => askedAt(page, name), name).not.toEqual([]);
    expect(Math.min(...(await askedAt(page, name))), name).toBeGreaterThanOrEqual(seenAtMs);
  }
  for (const name of ['recommend-', 'read-ics-', 'calendar-panel-']) {
    expect(await askedAt(page, name), name).toEqual([]);
  }
});
