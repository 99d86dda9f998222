import { pureHue } from '@overtone/domain/colour/pure-hue';
import { srgbToLinear } from '@overtone/domain/safety/luminance';
import type { Degrees } from '@overtone/domain/units';
import { isInSrgb, type Oklch, oklchOf } from './oklch.ts';

/** The two themes of every page. */
export type ThemeName = 'day' | 'night';

/** Lightness and strongest chroma of the accent: dark enough on paper, bright enough on night, for every hue. */
const ACCENT: Readonly<Record<ThemeName, { lightness: number; mostChroma: number }>> = {
  day: { lightness: 0.51, mostChroma: 0.19 },
  night: { lightness: 0.8, mostChroma: 0.13 },
};

const CHROMA_STEP = 0.002;

/** The OKLCH hue of a fully saturated HSL hue. Any number of degrees is taken; 360 equals 0. */
export function oklchHueOf(visualHue: Degrees): Degrees {
  const [red, green, blue] = pureHue(visualHue);
  return oklchOf({ r: srgbToLinear(red), g: srgbToLinear(green), b: srgbToLinear(blue) }).hue;
}

/** The one accent of a theme for a session's hue: the strongest colour of that hue which a screen can show. */
export function accentFor(visualHue: Degrees, theme: ThemeName): Oklch {
  const { lightness, mostChroma } = ACCENT[theme];
  const hue = oklchHueOf(visualHue);
  let chroma = mostChroma;
  while (chroma > 0 && !isInSrgb({ lightness, chroma, hue })) chroma -= CHROMA_STEP;
  return { lightness, chroma: Math.max(0, chroma), hue };
}
