import { expect, type Page, test } from '@playwright/test';
import { pureHue } from '@overtone/domain/colour/pure-hue';
import { changeCounter } from '@overtone/testkit/light/change-counter';
import { openDemo, SMALL_SCREEN, startDemo } from './demo.ts';
import { type LightFrame, recordLight } from './light-capture.ts';
import { chooseTab } from './site.ts';

/** The hue of the first start. */
const HUE = 243;

/** The worst second of what was filmed, over every background. */
function worstOf(film: readonly LightFrame[]) {
  const colour = pureHue(HUE);
  const counter = changeCounter();
  for (const { stampMs, alpha } of film) {
    const tint = [...colour.map((value) => value * alpha), alpha];
    counter.see(Float32Array.of(...tint, ...tint), stampMs / 1000);
  }
  return counter.worst;
}

function swingOf(film: readonly LightFrame[]): number {
  const alphas = film.map(({ alpha }) => alpha);
  return Math.max(...alphas) - Math.min(...alphas);
}

async function type(page: Page, field: string, hz: string): Promise<void> {
  const input = page.getByRole('textbox', { name: field });
  await input.fill(hz);
  await input.press('Enter');
}

test('a slow wide pulse that becomes a fast one by hand fades over, and flashes nowhere', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_SCREEN);
  await openDemo(page);
  await startDemo(page);
  await chooseTab(page, 'Tune');
  await type(page, 'Slow rhythm', '0.1');
  await type(page, 'Fast rhythm', '0.6');
  await page.getByRole('slider', { name: 'Effect Intensity' }).press('End');

  // How far it swings goes with the slow rhythm, whose cycle takes ten seconds.
  const swingNow = async (frames: number) => swingOf(await recordLight(page, frames));
  await expect.poll(() => swingNow(300), { timeout: 60_000 }).toBeGreaterThan(0.2);

  const [film] = await Promise.all([recordLight(page, 420), type(page, 'Fast rhythm', '27')]);
  const worst = worstOf(film);
  expect(worst.luminance).toBeLessThanOrEqual(3);
  expect(worst.red).toBeLessThanOrEqual(3);
  expect(swingOf(film.slice(-60))).toBeLessThan(0.1);
  await expect.poll(() => swingNow(60), { timeout: 60_000 }).toBeGreaterThan(0.01);
});

test('a window whose edge is pulled keeps its light: a canvas of another size is never seen blank', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_SCREEN);
  await openDemo(page);
  await startDemo(page);
  const [lit] = (await recordLight(page, 120)).slice(-1);
  expect(lit?.alpha).toBeGreaterThan(0.02);

  async function pull(): Promise<void> {
    for (let step = 1; step <= 40; step += 1) {
      const { width, height } = SMALL_SCREEN;
      await page.setViewportSize({ width: width + step, height: height + (step % 2) });
    }
  }
  const [film] = await Promise.all([recordLight(page, 300), pull()]);
  expect(Math.min(...film.map(({ alpha }) => alpha))).toBeGreaterThan(0.02);
  const worst = worstOf(film);
  expect(worst.luminance).toBeLessThanOrEqual(3);
  expect(worst.red).toBeLessThanOrEqual(3);
});
