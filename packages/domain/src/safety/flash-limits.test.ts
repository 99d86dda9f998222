import { describe, expect, it } from 'vitest';
import { pureHue } from '../colour/pure-hue.ts';
import * as limits from './flash-limits.ts';
import { isSaturatedRed, srgbToLinear } from './luminance.ts';

/** The colour of a hue at full saturation, in linear light. */
function litHue(hue: number) {
  const [red, green, blue] = pureHue(hue);
  return { r: srgbToLinear(red), g: srgbToLinear(green), b: srgbToLinear(blue) };
}

describe('flash limits', () => {
  it('are the thresholds of the standards', () => {
    expect(limits).toMatchObject({
      MAX_FLASHES_PER_SECOND: 3,
      GENERAL_FLASH_SWING: 0.1,
      GENERAL_FLASH_DARK_BELOW: 0.8,
      SATURATED_RED_SHARE: 0.8,
      RED_FLASH_DISTANCE: 0.2,
      FLASH_WINDOW_PX: { width: 341, height: 256 },
      FLASH_AREA_SHARE: 0.25,
    });
  });

  it('guard well inside them', () => {
    expect(limits.GUARDED_SWING).toBeCloseTo(0.05, 12);
    expect(limits.GUARDED_SWING).toBeLessThan(0.08);
    expect(limits.GUARDED_FROM_HZ).toBeLessThan(limits.MAX_FLASHES_PER_SECOND);
  });

  it('keep switching by hand under three flashes a second', () => {
    const flashesPerSecond = 1000 / limits.MIN_TOGGLE_INTERVAL_MS / 2;
    expect(flashesPerSecond).toBeLessThan(limits.MAX_FLASHES_PER_SECOND);
  });

  it('leave no saturated red among the guarded hues, and a margin on both sides', () => {
    const { min, max } = limits.GUARDED_HUES;
    for (let hue = min - 5; hue <= max + 5; hue += 1) {
      expect(isSaturatedRed(litHue(hue))).toBe(false);
    }
    expect(isSaturatedRed(litHue(0))).toBe(true);
    expect(isSaturatedRed(litHue(32))).toBe(true);
    expect(isSaturatedRed(litHue(328))).toBe(true);
  });
});
