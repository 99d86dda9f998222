import { type CurvePoint, sampleCurve } from '@overtone/domain/figure/curve';
import { pairHeight, pairSpanSeconds, type RhythmPair } from '@overtone/domain/figure/pair-curve';
import type { Seconds, UnitInterval } from '@overtone/domain/units';

/** A stretch of an hour's pair; the next one goes on where it ends. */
export interface Stretch {
  readonly pair: RhythmPair;
  readonly fromSeconds: Seconds;
  readonly spanSeconds: Seconds;
}

/** How much of an hour is drawn across the page, before the rest runs down it. */
const ACROSS_SHARE: UnitInterval = 0.3;
/** As long as this an hour lasts at least; whole spans of a pair, so that each hour begins and ends at its phase 0. */
const LEAST_SECONDS: Seconds = 1;
/** With fewer the crests of the swing are seen to have corners: down a page, and where few cycles lie across a wide one. */
const POINTS_PER_CYCLE = 20;
const FEWEST_POINTS = 480;
/** Over so much of its ends a stretch swells and fades: where two meet, both lie level on their middle. */
const TAPER: UnitInterval = 0.13;

/** An hour of the page's day: first across, then down, in one run of time. */
export function stretchesOf(pair: RhythmPair): {
  readonly across: Stretch;
  readonly down: Stretch;
} {
  const span = pairSpanSeconds(pair);
  const hourSeconds = span * Math.ceil(LEAST_SECONDS / span);
  const acrossSeconds = hourSeconds * ACROSS_SHARE;
  return {
    across: { pair, fromSeconds: 0, spanSeconds: acrossSeconds },
    down: { pair, fromSeconds: acrossSeconds, spanSeconds: hourSeconds - acrossSeconds },
  };
}

/** A stretch as a curve that begins and ends level, in its middle. */
export function stretchCurve({ pair, fromSeconds, spanSeconds }: Stretch): CurvePoint[] {
  const points =
    Math.max(FEWEST_POINTS, Math.ceil(POINTS_PER_CYCLE * pair.fastHz * spanSeconds)) + 1;
  return sampleCurve(
    points,
    (x) => swell(Math.min(x, 1 - x) / TAPER) * pairHeight(pair, fromSeconds + x * spanSeconds),
  );
}

/** A curve as high as its drawing allows. */
export function asHighAsCan(curve: readonly CurvePoint[]): CurvePoint[] {
  const highest = Math.max(...curve.map(({ y }) => Math.abs(y)));
  return curve.map(({ x, y }) => ({ x, y: y / highest }));
}

function swell(share: number): UnitInterval {
  return share >= 1 ? 1 : share ** 3 * (10 - 15 * share + 6 * share ** 2);
}
