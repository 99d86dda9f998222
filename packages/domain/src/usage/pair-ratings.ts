import type { Insights } from '../contract/usage.ts';
import { type Effect, effectOf } from '../experiment/statistics/effect.ts';
import type { RhythmPair } from '../figure/pair-curve.ts';

/** Latest rated sessions of a pair that are looked at: of more the interval would take long to find. */
const MOST_RATINGS_OF_PAIR = 60;

/** Fewest rated sessions of a pair that an interval can be given for: with five, chance alone could always explain them. */
export const FEWEST_RATINGS_OF_PAIR = 6;

/** How focus moved in the rated sessions with one pair. */
export interface PairRatings extends RhythmPair {
  /** Rating after less rating before, the latest last; at most the latest 60. */
  readonly shifts: readonly number[];
  /** Rated sessions altogether. */
  readonly sessions: number;
  /**
   * The shift that sits in the middle (Hodges and Lehmann), with its 95% interval; infinite under six sessions. The
   * interval supposes that shifts spread alike to both sides. It says how sessions were rated, not why: nothing was
   * drawn by lot.
   */
  readonly shift: Effect;
}

/** Rated sessions by pair: the pair with most of them first, of equals the one used last. */
export function ratingsByPair(ratings: Insights['ratings']): readonly PairRatings[] {
  const pairs = Map.groupBy(ratings.toReversed(), ({ slowHz, fastHz }) => `${slowHz} ${fastHz}`);
  return Array.from(pairs.values(), (latestFirst) => {
    const latest = latestFirst.slice(0, MOST_RATINGS_OF_PAIR).toReversed();
    const shifts = latest.map(({ before, after }) => after - before);
    const { slowHz = 0, fastHz = 0 } = latest[0] ?? {};
    return { slowHz, fastHz, shifts, sessions: latestFirst.length, shift: effectOf(shifts) };
  }).sort((one, other) => other.sessions - one.sessions);
}
