import { expect, test, type Page } from '@playwright/test';
import { openAlive, typefaces } from './site.ts';

interface End {
  readonly x: number;
  readonly y: number;
  /** The way that the piece takes there, in degrees. */
  readonly degrees: number;
}

/** Draws also what is far below, and waits until nothing of it moves what comes after it. */
async function drawWhole(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '[data-reveal] { content-visibility: visible !important; }',
  });
  await typefaces(page);
}

/** Both ends of every piece of the stroke, in its order, in pixels of the page. */
function pieces(page: Page): Promise<{ from: End; to: End }[]> {
  return page.evaluate(() => {
    const drawn = document.querySelectorAll<SVGPathElement>('.day-stroke path');
    return [...drawn].map((path) => {
      const onPage = (length: number) =>
        path.getPointAtLength(length).matrixTransform(path.getScreenCTM() ?? undefined);
      const whole = path.getTotalLength();
      const step = whole / 4000;
      const end = (one: number, other: number, at: number) => {
        const [a, b, place] = [onPage(one), onPage(other), onPage(at)];
        const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        return { x: place.x, y: place.y + scrollY, degrees };
      };
      return { from: end(0, step, 0), to: end(whole - step, whole, whole) };
    });
  });
}

/** How far two directions are apart, in degrees. */
function between(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
  test(`the stroke of the day is one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAlive(page, '/');
    await drawWhole(page);
    const all = await pieces(page);
    expect(all).toHaveLength(35);
    for (const [index, { to }] of all.slice(0, -1).entries()) {
      const next = all[index + 1]?.from ?? { x: NaN, y: NaN, degrees: NaN };
      expect(Math.abs(next.x - to.x), `joint ${index}`).toBeLessThanOrEqual(0.5);
      expect(Math.abs(next.y - to.y), `joint ${index}`).toBeLessThanOrEqual(0.5);
      expect(between(next.degrees, to.degrees), `joint ${index}`).toBeLessThan(4);
    }
    // It goes on upright where the line at the end of the opening's curve stands, and goes out over the foot.
    const curve = await page
      .locator('.hero-curve')
      .evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
    expect(curve.left).toBe(0);
    expect(curve.right).toBeCloseTo(width, 0);
    const [start] = all;
    expect(start?.from.y).toBeCloseTo(curve.bottom, 0);
    expect(between(start?.from.degrees ?? NaN, 90)).toBeLessThan(4);
    const riser = await page
      .locator('.hero-riser')
      .evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
    expect(riser.bottom).toBeCloseTo(curve.bottom, 0);
    // Its line is two pixels wide.
    expect(Math.abs((start?.from.x ?? NaN) - (riser.right - 1))).toBeLessThan(0.6);
    const foot = await page
      .locator('#footer')
      .evaluate((each) => each.getBoundingClientRect().top + scrollY);
    expect(Math.abs((all.at(-1)?.to.y ?? 0) - foot)).toBeLessThanOrEqual(0.5);
    expect([0, width]).toContain(Math.round(all.at(-1)?.to.x ?? NaN));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
}

test.use({ bypassCSP: true });

/** How far each turn and each way down is drawn, in their order. */
function progress(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.day-turn, .day-down')].map(
      (each) => each.getAnimations()[0]?.effect?.getComputedTiming().progress ?? NaN,
    ),
  );
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`the stroke is drawn as far as the page has been read, one piece after the other, at ${width} px`, async ({
    page,
  }) => {
    // The page is read from its top to its foot, frame by frame.
    test.slow();
    await page.setViewportSize({ width, height });
    await openAlive(page, '/');
    await drawWhole(page);
    const seen = new Set<number>();
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let y = 0; y <= end; y += 97) {
      await page.evaluate(
        (top) =>
          new Promise((drawn) => {
            scrollTo({ top, behavior: 'instant' });
            requestAnimationFrame(() => requestAnimationFrame(drawn));
          }),
        Math.min(y, end),
      );
      const all = await progress(page);
      expect(all).toHaveLength(18);
      const at = all.findIndex((share) => share < 1);
      if (at < 0) continue;
      seen.add(at);
      expect(all.slice(at + 1), `at ${y} px`).toEqual(all.slice(at + 1).fill(0));
    }
    expect(seen.size).toBeGreaterThan(9);
    const atItsFoot = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return progress(page);
    };
    await expect.poll(atItsFoot).toEqual(Array.from({ length: 18 }, () => 1));
  });
}

test.describe('with less motion, or on paper', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the stroke stands there whole', async ({ page }) => {
    await openAlive(page, '/');
    const clips = await page
      .locator('.day-down, .day-turn')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).clipPath));
    expect(clips).toHaveLength(18);
    expect(new Set(clips)).toEqual(new Set(['none']));
  });
});
