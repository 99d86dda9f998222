import type { UnitInterval } from '@overtone/domain/units';
import { luminanceOverWhite, type AlphaRange, type Rgb } from './flash-budget.ts';

/** Corrections after the straight guess; the curve is so slight that two reach 1e-6. */
const CORRECTIONS = 2;

/**
 * Opacity at a share of the way between two opacities when the way is measured in light, not in code values: over a
 * white page the luminance moves in proportion to `share`, so a sine stays a sine in light.
 */
export function alphaAtShareOfLight(
  colour: Rgb,
  { low, high }: AlphaRange,
  share: number,
): UnitInterval {
  const from = luminanceOverWhite(colour, low);
  const whole = luminanceOverWhite(colour, high) - from;
  if (high - low < 1e-9 || whole === 0) return low;
  let alpha = low + share * (high - low);
  for (let i = 0; i < CORRECTIONS; i += 1) {
    const step = 1e-4;
    const here = luminanceOverWhite(colour, alpha);
    const slope = (luminanceOverWhite(colour, alpha + step) - here) / step;
    alpha += (from + share * whole - here) / slope;
  }
  return alpha;
}
