import { GUARDED_HUES } from '../safety/flash-limits.ts';
import { relativeLuminance } from '../safety/luminance.ts';
import type { Degrees } from '../units.ts';

/** A gamma-encoded colour, each channel from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colour of a hue at full saturation and middle lightness (HSL), gamma-encoded. Any number of degrees is taken. */
export function pureHue(hue: Degrees): Rgb {
  const channel = (offset: number) => {
    const turned = (offset + hue / 30) % 12;
    const k = turned < 0 ? turned + 12 : turned;
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

/** The grey of the same luma (the shares of luminance, of gamma-encoded channels): to alternate with it changes a hue and hardly its light. */
export function greyOfEqualLuma([red, green, blue]: Rgb): Rgb {
  const luma = relativeLuminance({ r: red, g: green, b: blue });
  return [luma, luma, luma];
}
