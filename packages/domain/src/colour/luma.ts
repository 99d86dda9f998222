import { relativeLuminance } from '../safety/luminance.ts';
import type { Rgb } from './pure-hue.ts';

/** The grey of the same luma (the shares of luminance, of gamma-encoded channels): to alternate with it changes a hue and hardly its light. */
export function greyOfEqualLuma([red, green, blue]: Rgb): Rgb {
  const luma = relativeLuminance({ r: red, g: green, b: blue });
  return [luma, luma, luma];
}
