import { relativeLuminance, srgbToLinear } from '@overtone/domain/safety/luminance';
import type { UnitInterval } from '@overtone/domain/units';

/** A colour as the compositor blends it: gamma-encoded red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Lowest and highest opacity that a place of the overlay takes. */
export interface AlphaRange {
  readonly low: UnitInterval;
  readonly high: UnitInterval;
}

/** Backgrounds tried for each channel; the extremes are smooth, so a fine grid finds them. */
const BACKGROUND_STEPS = 64;

function blended(background: number, colour: number, alpha: UnitInterval): number {
  return srgbToLinear(background + alpha * (colour - background));
}

/** Relative luminance, 0 to 1, of a white page under the overlay at this opacity. */
export function luminanceOverWhite([red, green, blue]: Rgb, alpha: UnitInterval): number {
  return relativeLuminance({
    r: blended(1, red, alpha),
    g: blended(1, green, alpha),
    b: blended(1, blue, alpha),
  });
}

/** Largest and smallest change of one channel's light between two opacities, over every background. */
function channelChanges(
  colour: number,
  { low, high }: AlphaRange,
): { most: number; least: number } {
  let most = -Infinity;
  let least = Infinity;
  for (let step = 0; step <= BACKGROUND_STEPS; step += 1) {
    const background = step / BACKGROUND_STEPS;
    const change = blended(background, colour, high) - blended(background, colour, low);
    most = Math.max(most, change);
    least = Math.min(least, change);
  }
  return { most, least };
}

/**
 * Largest change of relative luminance that the two ends of a range can make over any background. Luminance is a sum
 * over channels and each channel's background is free, so the worst background is found channel by channel.
 */
export function worstSwing([red, green, blue]: Rgb, range: AlphaRange): number {
  const r = channelChanges(red, range);
  const g = channelChanges(green, range);
  const b = channelChanges(blue, range);
  const brightening = relativeLuminance({ r: r.most, g: g.most, b: b.most });
  const darkening = relativeLuminance({ r: r.least, g: g.least, b: b.least });
  return Math.max(brightening, -darkening);
}

/** Halvings that narrow a range; 2^-24 is far below one code value of a screen. */
const HALVINGS = 24;

/** A range drawn in towards `mean`: 1 leaves it as it is, 0 leaves only the mean. */
export function drawnIn(range: AlphaRange, mean: UnitInterval, share: UnitInterval): AlphaRange {
  return {
    low: mean + share * (range.low - mean),
    high: mean + share * (range.high - mean),
  };
}

/** How much of a range may stay so that its swing is at or under `limit`: the `share` for {@link drawnIn}. */
export function shareWithinSwing(
  colour: Rgb,
  range: AlphaRange,
  mean: UnitInterval,
  limit: number,
): UnitInterval {
  if (worstSwing(colour, range) <= limit) return 1;
  let safe = 0;
  let unsafe = 1;
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (safe + unsafe) / 2;
    if (worstSwing(colour, drawnIn(range, mean, middle)) <= limit) safe = middle;
    else unsafe = middle;
  }
  return safe;
}
