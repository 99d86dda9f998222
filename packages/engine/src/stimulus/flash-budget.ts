import { linearToSrgb, relativeLuminance } from '@overtone/domain/safety/luminance';
import type { UnitInterval } from '@overtone/domain/units';
import { lightOf } from './light-table.ts';
import { drawnIn, type Tint, type TintRange } from './tint.ts';

/** Backgrounds tried for each channel; the extremes are smooth, so a fine grid finds them. */
const BACKGROUND_STEPS = 48;

/** Halvings that narrow a range; 2^-16 of a range is far below one code value of a screen. */
const HALVINGS = 16;

/** The most green or blue that a saturated red can hold, gamma-encoded: a quarter of its red. */
const MOST_BESIDE_RED = linearToSrgb(0.25);

function blended(background: number, colour: number, alpha: UnitInterval): number {
  return lightOf(background + alpha * (colour - background));
}

/** Relative luminance, 0 to 1, of a white page under a tint. */
export function luminanceOverWhite([red, green, blue, alpha]: Tint): number {
  return relativeLuminance({
    r: blended(1, red, alpha),
    g: blended(1, green, alpha),
    b: blended(1, blue, alpha),
  });
}

/** Largest and smallest change of one channel's light between two tints, over every background up to `brightest`. */
function channelChanges(
  low: Tint,
  high: Tint,
  channel: 0 | 1 | 2,
  brightest: UnitInterval = 1,
): { most: number; least: number } {
  let most = -Infinity;
  let least = Infinity;
  for (let step = 0; step <= BACKGROUND_STEPS; step += 1) {
    const background = (brightest * step) / BACKGROUND_STEPS;
    const change =
      blended(background, high[channel], high[3]) - blended(background, low[channel], low[3]);
    most = Math.max(most, change);
    least = Math.min(least, change);
  }
  return { most, least };
}

/**
 * Largest change of relative luminance that the two ends of a range can make over any background. Luminance is a sum
 * over channels and each channel's background is free, so the worst background is found channel by channel.
 */
export function worstSwing({ low, high }: TintRange): number {
  const r = channelChanges(low, high, 0);
  const g = channelChanges(low, high, 1);
  const b = channelChanges(low, high, 2);
  const brightening = relativeLuminance({ r: r.most, g: g.most, b: b.most });
  const darkening = relativeLuminance({ r: r.least, g: g.least, b: b.least });
  return Math.max(brightening, -darkening);
}

/**
 * Largest change of red less green less blue, in linear light, that the two ends of a range can make over any saturated
 * red (WCAG 2.0 and 2.1). Each channel is taken at its worst, as if nothing bound them together, so it errs towards more.
 */
export function worstRedChange({ low, high }: TintRange): number {
  const r = channelChanges(low, high, 0);
  const g = channelChanges(low, high, 1, MOST_BESIDE_RED);
  const b = channelChanges(low, high, 2, MOST_BESIDE_RED);
  const reddening = Math.max(0, r.most) + Math.max(0, -g.least) + Math.max(0, -b.least);
  const paling = Math.max(0, -r.least) + Math.max(0, g.most) + Math.max(0, b.most);
  return Math.max(reddening, paling);
}

/**
 * How much of a range may stay so that `measure` of it is at or under `limit`: the `share` for `drawnIn`.
 */
export function shareWithin(
  measure: (range: TintRange) => number,
  range: TintRange,
  mean: Tint,
  limit: number,
): UnitInterval {
  if (measure(range) <= limit) return 1;
  let safe = 0;
  let unsafe = 1;
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (safe + unsafe) / 2;
    if (measure(drawnIn(range, mean, middle)) <= limit) safe = middle;
    else unsafe = middle;
  }
  return safe;
}
