import { FEWEST_RATINGS_OF_PAIR, type PairRatings } from '@overtone/domain/usage/pair-ratings';

/** Most pairs that the sentence at the top names, those with most ratings first. */
export const MOST_NAMED = 3;

/** The pairs that are rated often enough for something to be told of them. */
export function toldPairs(pairs: readonly PairRatings[]): readonly PairRatings[] {
  return pairs.filter(({ shifts }) => shifts.length >= FEWEST_RATINGS_OF_PAIR);
}
