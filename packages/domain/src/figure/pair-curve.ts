import type { Cycles, Hertz, Seconds } from '../units.ts';
import { type CurvePoint, pointsFor, sampleCurve } from './curve.ts';

/** A slow rhythm that carries a fast one; 0 Hz leaves a rhythm out. */
export interface RhythmPair {
  readonly slowHz: Hertz;
  readonly fastHz: Hertz;
}

/** Height of the fast rhythm beside the slow one in every figure of the product. */
export const FAST_SHARE = 0.45;

/** No figure of a pair covers more time. */
export const LONGEST_SPAN_SECONDS: Seconds = 10;

/**
 * Height of the pair at a moment: `sin(2 pi f1 t) + a sin(2 pi f2 t)` with f1 the slow and f2 the fast frequency,
 * divided by 1 + a so that it stays from -1 to 1.
 */
export function pairHeight(pair: RhythmPair, atSeconds: Seconds, fastShare = FAST_SHARE): number {
  return heightOf(cyclesGone(PAIR_BEGIN, pair, atSeconds), fastShare);
}

/** Where both rhythms of a pair stand. */
export interface PairCycles {
  readonly slow: Cycles;
  readonly fast: Cycles;
}

/** Where a figure begins. */
export const PAIR_BEGIN: PairCycles = { slow: 0, fast: 0 };

/** Where both rhythms stand that stood at `from`, a while of this pair later. */
export function cyclesGone(from: PairCycles, pair: RhythmPair, seconds: Seconds): PairCycles {
  return { slow: from.slow + pair.slowHz * seconds, fast: from.fast + pair.fastHz * seconds };
}

/** Height of a pair whose rhythms stand here. */
export function heightOf({ slow, fast }: PairCycles, fastShare = FAST_SHARE): number {
  return (
    (Math.sin(2 * Math.PI * slow) + fastShare * Math.sin(2 * Math.PI * fast)) / (1 + fastShare)
  );
}

/** Time that a figure of this pair covers: one second, or one slow cycle where that is longer, at most ten seconds. */
export function pairSpanSeconds(pair: RhythmPair): Seconds {
  if (pair.slowHz <= 0) return 1;
  return Math.min(LONGEST_SPAN_SECONDS, Math.max(1, 1 / pair.slowHz));
}

/** The stretch of time that a figure shows; without one, a figure starts at 0 and covers `pairSpanSeconds`. */
export interface PairStretch {
  readonly fromSeconds: Seconds;
  readonly spanSeconds: Seconds;
}

/** The pair as a plotted curve over a stretch of time. */
export function pairCurve(
  pair: RhythmPair,
  stretch: PairStretch = { fromSeconds: 0, spanSeconds: pairSpanSeconds(pair) },
): CurvePoint[] {
  const { fromSeconds, spanSeconds } = stretch;
  const cycles = Math.max(pair.slowHz, pair.fastHz) * spanSeconds;
  return sampleCurve(pointsFor(cycles), (x) => pairHeight(pair, fromSeconds + x * spanSeconds));
}

/** One a two pixels of a drawing as wide as the widest page. */
const FEWEST_SMOOTH_POINTS = 960;
/** Points per cycle from which the crests of a curve that is drawn large are round. */
const SMOOTH_POINTS_PER_CYCLE = 32;

/** A pair over its own span, sampled so closely that its crests are round where it is drawn as wide as a page. */
export function smoothPairCurve(pair: RhythmPair): CurvePoint[] {
  const seconds = pairSpanSeconds(pair);
  const cycles = Math.max(pair.slowHz, pair.fastHz) * seconds;
  const points = Math.max(FEWEST_SMOOTH_POINTS, Math.ceil(cycles * SMOOTH_POINTS_PER_CYCLE));
  return sampleCurve(points + 1, (x) => pairHeight(pair, x * seconds));
}
