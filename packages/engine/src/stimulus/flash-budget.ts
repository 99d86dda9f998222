import { linearToSrgb, relativeLuminance, srgbToLinear } from '@overtone/domain/safety/luminance';
import type { UnitInterval } from '@overtone/domain/units';
import type { Rgb } from '@overtone/domain/colour/pure-hue';
import { lightOf } from './light-table.ts';
import { drawnIn, type Tint, type TintRange } from './tint.ts';

/** Backgrounds tried for each channel; the extremes are smooth, so a fine grid finds them. */
const BACKGROUND_STEPS = 48;

/** Halvings that narrow a range; 2^-16 of a range is far below one code value of a screen. */
const HALVINGS = 16;

/**
 * Backgrounds that are, or may become, a saturated red: reds beside which green, blue or both have up to a third of the
 * light. The change is largest over bright reds, and smooth in what stands beside them.
 */
const REDDISH: readonly Rgb[] = [0.4, 0.6, 0.8, 0.9, 1].flatMap((red) =>
  [
    [1, 0],
    [0, 1],
    [0.5, 0.5],
  ].flatMap(([green = 0, blue = 0]) =>
    Array.from({ length: 9 }, (_, i): Rgb => {
      const beside = (srgbToLinear(red) * i) / 24;
      return [red, linearToSrgb(beside * green), linearToSrgb(beside * blue)];
    }),
  ),
);

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

/** Largest and smallest change of one channel's light between two tints, over every background. */
function channelChanges(
  low: Tint,
  high: Tint,
  channel: 0 | 1 | 2,
): { most: number; least: number } {
  let most = -Infinity;
  let least = Infinity;
  for (let step = 0; step <= BACKGROUND_STEPS; step += 1) {
    const background = step / BACKGROUND_STEPS;
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
 * Largest change of red less green less blue, in linear light and not below 0, that the two ends of a range can make over
 * any background that is a saturated red or may become one under a light (WCAG 2.0 and 2.1).
 */
export function worstRedChange({ low, high }: TintRange): number {
  let most = 0;
  for (const [red, green, blue] of REDDISH) {
    const lowRed = blended(red, low[0], low[3]);
    const lowBeside = blended(green, low[1], low[3]) + blended(blue, low[2], low[3]);
    const highRed = blended(red, high[0], high[3]);
    const highBeside = blended(green, high[1], high[3]) + blended(blue, high[2], high[3]);
    const change = Math.max(0, lowRed - lowBeside) - Math.max(0, highRed - highBeside);
    most = Math.max(most, Math.abs(change));
  }
  return most;
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
