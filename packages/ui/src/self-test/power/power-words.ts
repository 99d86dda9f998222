import {
  FEWEST_RATINGS_FOR_SPREAD,
  type RatingSpread,
} from '@overtone/domain/experiment/statistics/power';
import type { UnitInterval } from '@overtone/domain/units';

/** Shares as people say them, from few to many. */
const CASES: readonly (readonly [share: UnitInterval, text: string])[] = [
  [0.05, '1 of 20'],
  [0.1, '1 of 10'],
  [0.2, '1 of 5'],
  [0.25, '1 of 4'],
  [1 / 3, '1 of 3'],
  [0.5, 'half of all'],
  [2 / 3, '2 of 3'],
  [0.75, '3 of 4'],
  [0.8, '4 of 5'],
  [0.9, '9 of 10'],
  [0.95, '19 of 20'],
  [1, 'all'],
];

/** A chance as cases: the nearest share that people say, "about 4 of 5". */
export function casesText(chance: UnitInterval): string {
  const [first] = CASES.toSorted(
    ([one], [other]) => Math.abs(one - chance) - Math.abs(other - chance),
  );
  const text = first?.[1] ?? '';
  return text === 'all' ? 'nearly all' : `about ${text}`;
}

/** What so many pairs would find, of a whole point and of half a one. */
export function powerSentence(
  pairs: number,
  { whole, half }: { readonly whole: UnitInterval; readonly half: UnitInterval },
): string {
  return `${pairs} pairs would find a change of one point in ${casesText(whole)} cases, half a point in ${casesText(half)}.`;
}

/** Whose answers the chances are worked out for. */
export function spreadSentence(spread: RatingSpread, ratings: number | null): string {
  const { meanPoints, spreadPoints } = spread;
  const numbers = `around ${meanPoints.toFixed(1)}, spread by ${spreadPoints.toFixed(1)} points`;
  if (ratings !== null) return `Worked out for your own ${ratings} past ratings: ${numbers}.`;
  return `Fewer than ${FEWEST_RATINGS_FOR_SPREAD} of your answers to this question are known, so this is for somebody whose answers lie ${numbers}. Yours may spread more; then a test finds less.`;
}
