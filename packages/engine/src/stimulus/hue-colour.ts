import { GUARDED_HUES } from '@overtone/domain/safety/flash-limits';
import type { Degrees } from '@overtone/domain/units';
import type { Rgb } from './flash-budget.ts';

/** The colour of a hue at full saturation and middle lightness (HSL), gamma-encoded. */
export function pureHue(hue: Degrees): Rgb {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return 0.5 - 0.5 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The hue itself, or the nearest one outside saturated red. */
export function hueOutsideRed(hue: Degrees): Degrees {
  const turned = ((hue % 360) + 360) % 360;
  const middleOfRed = (GUARDED_HUES.max + GUARDED_HUES.min + 360) / 2 - 360;
  if (turned >= GUARDED_HUES.min && turned <= GUARDED_HUES.max) return turned;
  const fromRed = turned > 180 ? turned - 360 : turned;
  return fromRed >= middleOfRed ? GUARDED_HUES.min : GUARDED_HUES.max;
}
