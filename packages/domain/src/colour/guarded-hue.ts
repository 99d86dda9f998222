import { GUARDED_HUES } from '../safety/flash-limits.ts';
import type { Degrees } from '../units.ts';

/** The hue itself, or the nearest one outside saturated red. */
export function hueOutsideRed(hue: Degrees): Degrees {
  const turned = ((hue % 360) + 360) % 360;
  const middleOfRed = (GUARDED_HUES.max + GUARDED_HUES.min + 360) / 2 - 360;
  if (turned >= GUARDED_HUES.min && turned <= GUARDED_HUES.max) return turned;
  const fromRed = turned > 180 ? turned - 360 : turned;
  return fromRed >= middleOfRed ? GUARDED_HUES.min : GUARDED_HUES.max;
}
