import { type LinearRgb, linearToSrgb } from '@overtone/domain/safety/luminance';
import type { Degrees, UnitInterval } from '@overtone/domain/units';

/** A colour by perceived lightness (0-1), chroma (0 is grey, about 0.3 the strongest sRGB colour) and hue. */
export interface Oklch {
  readonly lightness: UnitInterval;
  readonly chroma: number;
  readonly hue: Degrees;
}

/** Linear light of an OKLCH colour; a channel outside 0-1 is one that the screen cannot show (Ottosson, "A perceptual color space for image processing", 2020). */
export function linearRgbOf({ lightness, chroma, hue }: Oklch): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    g: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    b: -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  };
}

/** OKLCH of a colour in linear light; the hue of a grey means nothing. */
export function oklchOf({ r, g, b: blue }: LinearRgb): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (hue + 360) % 360,
  };
}

/** True when the screen can show the colour, up to what eight bits round away. */
export function isInSrgb(colour: Oklch): boolean {
  const { r, g, b } = linearRgbOf(colour);
  return [r, g, b].every((part) => part >= -0.0005 && part <= 1.0005);
}

/** The CSS notation of the colour. */
export function oklchCss({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${lightness} ${chroma.toFixed(4)} ${hue.toFixed(2)})`;
}

/** The colour as `#rrggbb`, for files that are read where nobody knows OKLCH; a channel that no screen shows is cut off. */
export function oklchHex(colour: Oklch): string {
  const { r, g, b } = linearRgbOf(colour);
  const channels = [r, g, b].map((light) => {
    const value = Math.round(255 * linearToSrgb(Math.min(1, Math.max(0, light))));
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
