import type { UnitInterval } from '@overtone/domain/units';
import { luminanceOverWhite } from './flash-budget.ts';
import { tintBetween, type Tint } from './tint.ts';

/** Corrections after the straight guess; the curve is so slight that three reach 1e-9. */
const CORRECTIONS = 3;

/** Step for the slope, small against one code value of a screen. */
const SLOPE_STEP = 1e-4;

/** Luminances closer than this are one: there is no way between them to measure. */
const SAME_LUMINANCE = 1e-4;

/**
 * Opacity at a share of the way between two tints when the way is measured in light, not in code values: over a white
 * page the luminance moves in proportion to `share`, so a sine stays a sine in light. Tints that hardly differ in light
 * are passed through in a straight line.
 */
export function alphaAtShareOfLight(low: Tint, high: Tint, share: number): UnitInterval {
  const [red, green, blue, straight] = tintBetween(low, high, share);
  const from = luminanceOverWhite(low);
  const whole = luminanceOverWhite(high) - from;
  if (Math.abs(whole) < SAME_LUMINANCE || low[3] === high[3]) return straight;
  let alpha = straight;
  for (let i = 0; i < CORRECTIONS; i += 1) {
    const here = luminanceOverWhite([red, green, blue, alpha]);
    const ahead = luminanceOverWhite([red, green, blue, alpha + SLOPE_STEP]);
    alpha += ((from + share * whole - here) * SLOPE_STEP) / (ahead - here);
  }
  return alpha;
}
