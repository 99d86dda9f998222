import { GUARDED_HUES } from '@overtone/domain/safety/flash-limits';
import type { Degrees } from '@overtone/domain/units';

/** A gamma-encoded colour, each channel from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Weights of the channels in luma, the gamma-encoded relative of luminance (Rec. 709). */
const LUMA: Rgb = [0.2126, 0.7152, 0.0722];

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

/** The grey of the same luma: a colour that alternates with it changes its hue and hardly its light. */
export function greyOfEqualLuma([red, green, blue]: Rgb): Rgb {
  const luma = LUMA[0] * red + LUMA[1] * green + LUMA[2] * blue;
  return [luma, luma, luma];
}
