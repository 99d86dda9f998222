import { RED_FLASH_CHANGE } from '@overtone/domain/safety/flash-limits';
import { srgbToLinear } from '@overtone/domain/safety/luminance';
import type { UnitInterval } from '@overtone/domain/units';
import { PLACES } from './background-net.ts';
import type { WatchedSignals } from './change-record.ts';
import { emptyTint, fillTint, lightUnder } from './place-tint.ts';

/** Reds and places between the watched ones may change by so much more; a guarded pulse stays below what is left. */
const MARGIN = 0.0125;

/** Levels of red, gamma-encoded, down to where even an orange light leaves less than a whole flash's change. */
const RED_LEVELS = levels(24, 0.06, 1);

/** Levels of green and of blue beside a red, up to what a third of the brightest red's light is. */
const BESIDE_LEVELS = levels(9, 0, 0.58);

/** Light beside a red, as a share of it, over which the red may still become a saturated one under an orange light. */
const MOST_BESIDE = 0.34;

function levels(count: number, from: UnitInterval, to: UnitInterval): readonly UnitInterval[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

/** How many levels of blue are watched beside a level of red and one of green. */
const BLUES = RED_LEVELS.map((red) =>
  BESIDE_LEVELS.map(
    (green) =>
      BESIDE_LEVELS.filter(
        (blue) => srgbToLinear(green) + srgbToLinear(blue) <= MOST_BESIDE * srgbToLinear(red),
      ).length,
  ).filter((blues) => blues > 0),
);

const WATCHED_REDS = BLUES.flat().reduce((sum, blues) => sum + blues, 0);

const tint = emptyTint();
const red = new Float64Array(RED_LEVELS.length);
const green = new Float64Array(BESIDE_LEVELS.length);
const blue = new Float64Array(BESIDE_LEVELS.length);

function fillChannel(into: Float64Array, channel: 0 | 1 | 2, under: readonly UnitInterval[]): void {
  for (let i = 0; i < into.length; i += 1) into[i] = lightUnder(tint, channel, under[i]!);
}

/** Red less green less blue, in linear light and not below 0, over every watched red (WCAG 2.0 and 2.1). */
export const RED_SIGNALS: WatchedSignals = {
  count: PLACES.length * WATCHED_REDS,
  countedChange: RED_FLASH_CHANGE - MARGIN,
  surelyCounted: RED_FLASH_CHANGE + MARGIN,
  fill(values, frame) {
    let at = 0;
    for (const place of PLACES) {
      fillTint(tint, frame, place);
      fillChannel(red, 0, RED_LEVELS);
      fillChannel(green, 1, BESIDE_LEVELS);
      fillChannel(blue, 2, BESIDE_LEVELS);
      for (let r = 0; r < BLUES.length; r += 1) {
        const greens = BLUES[r]!;
        for (let g = 0; g < greens.length; g += 1) {
          const warm = red[r]! - green[g]!;
          const blues = greens[g]!;
          for (let b = 0; b < blues; b += 1) values[at++] = Math.max(0, warm - blue[b]!);
        }
      }
    }
  },
};
