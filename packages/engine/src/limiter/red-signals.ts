import { RED_FLASH_CHANGE } from '@overtone/domain/safety/flash-limits';
import { linearToSrgb, srgbToLinear } from '@overtone/domain/safety/luminance';
import type { Rgb } from '../stimulus/hue-colour.ts';
import { PLACES } from './background-net.ts';
import type { WatchedSignals } from './change-record.ts';
import { emptyTint, fillTint, lightUnder } from './place-tint.ts';

/** Reds and places between the watched ones may change by so much more; a guarded pulse stays below what is left. */
const MARGIN = 0.0125;

/** Levels of red, gamma-encoded, down to where even an orange light leaves less than a whole flash's change. */
const RED_LEVELS = Array.from({ length: 16 }, (_, i) => 0.06 + (0.94 * i) / 15);

/** Green and blue beside a red, as shares of its light. The last is no saturated red by itself, but may become one. */
const BESIDE = [
  [0, 0],
  [0.25, 0],
  [0, 0.25],
  [0.125, 0.125],
  [0.2, 0.2],
] as const;

/** The reds over which the rule is watched. */
export const WATCHED_REDS: readonly Rgb[] = RED_LEVELS.flatMap((level) =>
  BESIDE.map(([green, blue]): Rgb => {
    const light = srgbToLinear(level);
    return [level, linearToSrgb(green * light), linearToSrgb(blue * light)];
  }),
);

const tint = emptyTint();

/** Red less green less blue, in linear light and not below 0, over every watched red (WCAG 2.0 and 2.1). */
export const RED_SIGNALS: WatchedSignals = {
  count: PLACES.length * WATCHED_REDS.length,
  countedChange: RED_FLASH_CHANGE - MARGIN,
  fill(values, frame) {
    let at = 0;
    for (const place of PLACES) {
      fillTint(tint, frame, place);
      for (let i = 0; i < WATCHED_REDS.length; i += 1) {
        const under = WATCHED_REDS[i]!;
        const red = lightUnder(tint, 0, under[0]);
        const beside = lightUnder(tint, 1, under[1]) + lightUnder(tint, 2, under[2]);
        values[at++] = Math.max(0, red - beside);
      }
    }
  },
};
