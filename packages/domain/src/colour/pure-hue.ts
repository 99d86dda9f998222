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
