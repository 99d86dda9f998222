import { createFlashMeter } from '@overtone/engine/safety/flash-meter';
import { expect, type Locator, test, type Page } from '@playwright/test';
import UPNG from 'upng-js';
import { bringToCentre, chooseTab, openAlive, overflow } from './site.ts';

const entrainment = (page: Page) => page.getByRole('figure').filter({ hasText: 'Fig. 2' });

test('a pulse is dragged past a rhythm’s own pace, which falls in step and out of it', async ({
  page,
}) => {
  await openAlive(page, '/neuroscience#neural-entrainment');
  const finding = entrainment(page).locator('output');
  await expect(finding).toContainText('In step');
  const map = entrainment(page).locator('.cursor-crosshair');
  await bringToCentre(map);
  const box = await map.boundingBox();
  if (box === null) throw new Error('The map is not on the page.');
  const to = (share: number) => page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
  await to(0.5);
  await page.mouse.down();
  await expect(finding).toHaveText(
    'In step: the rhythm takes up the pulse’s 10 Hz and runs exactly with it.',
  );
  await to(0.95);
  await expect(finding).toContainText('Out of step');
  await expect(page.getByRole('slider', { name: 'Rate of the pulse' })).toHaveValue('13.6');
  await page.mouse.up();
  await to(0.5);
  await expect(finding).toContainText('Out of step');
});

test('on a phone the tabs stand two by two, and each is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, '/neuroscience');
  const tabs = page.getByRole('tab');
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
  const heights = await tabs.evaluateAll((all) => all.map((tab) => tab.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(60);
  await chooseTab(page, 'Neuroplastic Conditioning');
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 0.99 });
});

for (const width of [320, 390, 768, 1440, 1920]) {
  test(`no figure of the neuroscience page is wider than a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAlive(page, '/neuroscience');
    for (const name of await page.getByRole('tab').allInnerTexts()) {
      await chooseTab(page, name);
      const sliders = page.getByRole('tabpanel', { name }).getByRole('slider');
      await expect(sliders.first()).toBeVisible();
      const heights = await sliders.evaluateAll((all) => all.map((each) => each.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
}

/** What the meter says of a figure that shows the two ends of a slider in turn, five times a second each. */
async function inHaste(slider: Locator, figure: Locator) {
  const frames = [];
  for (const key of ['Home', 'End']) {
    await slider.press(key);
    const png = await figure.screenshot({ animations: 'disabled' });
    const image = UPNG.decode(new Uint8Array(png).buffer);
    const [rgba = new ArrayBuffer()] = UPNG.toRGBA8(image);
    frames.push({ widthPx: image.width, heightPx: image.height, rgba: new Uint8Array(rgba) });
  }
  const [{ widthPx, heightPx } = { widthPx: 0, heightPx: 0 }] = frames;
  const meter = createFlashMeter({ widthPx, heightPx, frameHz: 10 });
  for (let turn = 0; turn < 10; turn += 1) for (const { rgba } of frames) meter.frame(rgba);
  return meter.verdict();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what follows a slider at once is too pale to flash, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openAlive(page, '/neuroscience');
    for (const [tab, island] of [
      ['Perceptual Load', 'load'],
      ['Neural Entrainment', 'tones'],
      ['Network Modulation', 'networks'],
      ['Neuroplastic Conditioning', 'habit'],
    ] as const) {
      await chooseTab(page, tab);
      const figure = page.locator(`figure:has([data-island=${island}])`);
      for (const slider of await figure.getByRole('slider').all()) {
        expect(await inHaste(slider, figure), island).toMatchObject({ pass: true });
      }
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every figure is drawn and told, and has nothing that could not be moved', async ({
    page,
  }) => {
    await page.goto('/neuroscience');
    const figures = page.locator('main figure');
    await expect(figures).toHaveCount(6);
    for (const figure of await figures.all()) {
      await expect(figure.locator('path').first()).toBeVisible();
      await expect(figure.locator('output')).not.toBeEmpty();
    }
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

test.describe('the claims of the research page', () => {
  const figure = (page: Page) => page.locator('[data-behaviour=claims]');

  test('are narrowed down to an outcome, and say how those are supported', async ({ page }) => {
    await openAlive(page, '/research');
    const rows = figure(page).locator('li:visible');
    await expect(rows).toHaveCount(9);
    await expect(figure(page).locator('output')).toHaveText(
      '9 claims: 1 with moderate support, 5 with weak support, 3 with no source. None is strong.',
    );
    await figure(page).getByRole('radio', { name: 'Everything' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText('Beta 15-30 Hz for focus');
    await expect(figure(page).locator('output')).toHaveText(
      '4 claims: 1 with moderate support, 1 with weak support, 2 with no source. None is strong.',
    );
    await figure(page).getByText('Creativity', { exact: true }).click();
    await expect(rows).toHaveCount(1);
  });

  test('open in place, and lead to their entry in the ledger', async ({ page }) => {
    await openAlive(page, '/research');
    const row = figure(page).locator('li', { hasText: '68% cortisol drop' });
    await bringToCentre(row);
    await row.locator('summary').press('Enter');
    await expect(row.getByText('No source for this figure was found.')).toBeInViewport();
    await row.getByRole('link', { name: 'See it in the ledger' }).click();
    await expect(page).toHaveURL('/#evidence-cortisol');
    await expect(page.locator('#evidence-cortisol')).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are all there, with nothing that could not be chosen', async ({ page }) => {
      await page.goto('/research');
      await expect(figure(page).locator('li')).toHaveCount(9);
      await expect(figure(page).getByRole('radio')).toHaveCount(0);
      await expect(figure(page).locator('output')).toContainText('9 claims');
    });
  });
});
