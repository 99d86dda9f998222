import type { UnitInterval } from '@overtone/domain/units';
import { luminanceOverWhite } from './flash-budget.ts';

/** Corrections after the straight guess; the curve is so slight that two reach 1e-6. */
const CORRECTIONS = 2;

/** Step for the slope, small against one code value of a screen. */
const SLOPE_STEP = 1e-4;

/** Opacities closer than this are one. */
const SAME_ALPHA = 1e-6;

/**
 * Opacity of a colour at a share of the way between two opacities when the way is measured in light, not in code
 * values: over a white page the luminance moves in proportion to `share`, so a sine stays a sine in light. Takes plain
 * numbers since it runs twice in every frame.
 */
export function alphaAtShareOfLight(
  red: number,
  green: number,
  blue: number,
  low: UnitInterval,
  high: UnitInterval,
  share: number,
): UnitInterval {
  let alpha = low + share * (high - low);
  if (Math.abs(high - low) < SAME_ALPHA) return alpha;
  const from = luminanceOverWhite(red, green, blue, low);
  const goal = from + share * (luminanceOverWhite(red, green, blue, high) - from);
  for (let i = 0; i < CORRECTIONS; i += 1) {
    const here = luminanceOverWhite(red, green, blue, alpha);
    const ahead = luminanceOverWhite(red, green, blue, alpha + SLOPE_STEP);
    alpha += ((goal - here) * SLOPE_STEP) / (ahead - here);
  }
  return alpha;
}
