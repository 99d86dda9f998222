import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { serveSources } from '../scripts/source-server.ts';

/** The measuring page, as `npm run lab` serves it. */
const test = base.extend<object, { readonly lab: string }>({
  lab: [
    // Playwright wants the first argument taken apart.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { addressOf, close } = await serveSources();
      await use(addressOf('scripts/lab/lab.html'));
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const patch = (page: Page) => page.getByLabel('The patch', { exact: true });
const said = (page: Page) => page.locator('output');
const report = (page: Page) => page.getByLabel('The report');

test.beforeEach(async ({ page, lab }) => {
  await page.goto(lab);
  await expect(page.getByRole('button', { name: 'Run 40 Hz' })).toBeEnabled();
});

test('a trial is run and measured, and its report says what was seen inside and outside', async ({
  page,
}) => {
  await page.getByLabel('Screen and its settings').fill('A screen, 60 Hz');
  await page.getByLabel('Length of a trial').fill('10');
  const light = page.getByLabel('Frequency of the light at 10 Hz');
  await expect(light).toBeDisabled();
  await page.getByRole('button', { name: 'Run 10 Hz' }).click();
  await expect(page.getByRole('button', { name: 'Run 13 Hz' })).toBeDisabled();
  await expect(said(page)).toHaveText('10 Hz has ended.', { timeout: 60_000 });
  await light.fill('10.0002');
  await page.getByLabel('Light after sound at 10 Hz').fill('-3.2');

  const [saving] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON' }).click(),
  ]);
  const { setup, trials } = JSON.parse(await readFile(await saving.path(), 'utf8'));
  expect(setup.screen).toBe('A screen, 60 Hz');
  expect(trials).toHaveLength(1);
  const [{ askedHz, inside, outside }] = trials;
  expect([askedHz, inside.lightHz]).toEqual([10, 10]);
  expect(inside.refreshHz).toBeCloseTo(60, 0);
  expect(inside.lengthS).toBeCloseTo(10, 0);
  expect(inside.shownFrames).toBeGreaterThan(100);
  expect(inside.droppedFrames).toBeGreaterThanOrEqual(0);
  expect(inside.frameCostMs.median).toBeLessThan(inside.frameCostMs.p95 + 1e-9);
  expect(inside.offsetMs.median).toBeLessThan(20);
  expect(outside).toEqual({ lightHz: 10.0002, soundHz: null, lightAfterSoundMs: -3.2 });
  await expect(report(page)).toContainText('light outside   10.0002 Hz');
  await expect(report(page)).toContainText('sound outside   not measured');
});

test('Escape ends a trial, and what was stopped says how long it ran', async ({ page }) => {
  await page.getByRole('button', { name: 'Run 40 Hz' }).click();
  await expect(page.getByRole('button', { name: 'Stop (Escape)' })).toBeFocused();
  await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#patch');
    return canvas?.getContext('2d')?.getImageData(0, 0, 1, 1).data[3] === 255;
  });
  await page.keyboard.press('Escape');
  await expect(said(page)).toHaveText(/^40 Hz was stopped/u);
  await expect(page.getByRole('button', { name: 'Run 40 Hz' })).toBeFocused();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the patch keeps its place under the photodiode while the page is scrolled, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const before = await patch(page).boundingBox();
    await page.getByRole('button', { name: 'Copy as text' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await patch(page).boundingBox()).toEqual(before);
    await expect(patch(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Stop (Escape)' })).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
