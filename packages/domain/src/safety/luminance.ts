import type { UnitInterval } from '../units.ts';
import { SATURATED_RED_SHARE } from './flash-limits.ts';

/** A colour in linear light, each channel from 0 to 1, with the sRGB primaries. */
export interface LinearRgb {
  readonly r: UnitInterval;
  readonly g: UnitInterval;
  readonly b: UnitInterval;
}

/** A point in the CIE 1976 uniform chromaticity diagram. */
export interface Chromaticity {
  readonly u: number;
  readonly v: number;
}

/** Chromaticity of the D65 white point; black, which has none, counts as this. */
const WHITE: Chromaticity = { u: 0.19784, v: 0.46834 };

/** Light of one sRGB channel value from 0 to 1 (IEC 61966-2-1). */
export function srgbToLinear(value: UnitInterval): UnitInterval {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The sRGB channel value from 0 to 1 that shows the given light; undoes `srgbToLinear`. */
export function linearToSrgb(light: UnitInterval): UnitInterval {
  return light <= 0.04045 / 12.92 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Relative luminance from 0 (black) to 1 (white), as WCAG defines it. */
export function relativeLuminance({ r, g, b }: LinearRgb): UnitInterval {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Whether WCAG counts the colour as a saturated red. */
export function isSaturatedRed({ r, g, b }: LinearRgb): boolean {
  const sum = r + g + b;
  return sum > 0 && r / sum >= SATURATED_RED_SHARE;
}

/** Where a colour lies in the CIE 1976 diagram, whatever its brightness. */
export function chromaticity({ r, g, b }: LinearRgb): Chromaticity {
  const x = 0.4124564 * r + 0.3575761 * g + 0.1804375 * b;
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  const z = 0.0193339 * r + 0.119192 * g + 0.9503041 * b;
  const sum = x + 15 * y + 3 * z;
  return sum > 0 ? { u: (4 * x) / sum, v: (9 * y) / sum } : WHITE;
}
