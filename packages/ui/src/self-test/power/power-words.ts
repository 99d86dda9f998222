import {
  FEWEST_RATINGS_FOR_SPREAD,
  type RatingSpread,
} from '@overtone/domain/experiment/statistics/power';
import type { UnitInterval } from '@overtone/domain/units';
import { counted } from '../protocol-words.ts';

/** Shares as people say them, from few to many. */
const CASES: readonly (readonly [share: UnitInterval, text: string])[] = [
  [0, 'fewer than 1 in 20'],
  [0.05, 'about 1 in 20'],
  [0.1, 'about 1 in 10'],
  [0.2, 'about 1 in 5'],
  [0.25, 'about 1 in 4'],
  [0.3, 'about 3 in 10'],
  [1 / 3, 'about 1 in 3'],
  [0.4, 'about 2 in 5'],
  [0.5, 'about half of all'],
  [0.6, 'about 3 in 5'],
  [2 / 3, 'about 2 in 3'],
  [0.75, 'about 3 in 4'],
  [0.8, 'about 4 in 5'],
  [5 / 6, 'about 5 in 6'],
  [0.9, 'about 9 in 10'],
  [0.95, 'about 19 in 20'],
  [0.99, 'nearly all'],
];

/** Spaces of "3 in 10". */
const WITHIN_A_SHARE = / (?=in \d|\d+$)/gu;

/**
 * A chance as cases: the highest share that people say and that it reaches, so that none is promised too high. What is said in numbers
 * stays on one line.
 */
export function casesText(chance: UnitInterval): string {
  const text = CASES.findLast(([share]) => share <= chance)?.[1] ?? '';
  return text.replaceAll(WITHIN_A_SHARE, '\u00A0');
}

/** A chance in whole per cent, rounded down likewise: "85%". */
export function percentText(chance: UnitInterval): string {
  // 100 times 0.29 is a little under 29.
  return `${Math.floor(100 * chance + 1e-9)}%`;
}

/** What so many pairs would find, of a whole point and of half a one. */
export function powerSentence(
  pairs: number,
  { whole, half }: { readonly whole: UnitInterval; readonly half: UnitInterval },
): string {
  return `${pairs} pairs would find a change of one point in ${casesText(whole)} cases, half a point in ${casesText(half)}.`;
}

/** How many of a person's own answers the chances are worked out for. */
export interface OwnAnswers {
  /** Ratings outside self-tests. */
  readonly past: number;
  /** Answers in sham sessions of self-tests that are over. */
  readonly sham: number;
}

/** Whose answers the chances are worked out for; null where too few of the person's own are known. */
export function spreadSentence(spread: RatingSpread, own: OwnAnswers | null): string {
  const { meanPoints, spreadPoints } = spread;
  const numbers = `around ${meanPoints.toFixed(1)}, spread by ${spreadPoints.toFixed(1)} points`;
  if (own === null) {
    return `Fewer than ${FEWEST_RATINGS_FOR_SPREAD} of your answers to this question are known, outside self-tests or in sham sessions of earlier ones, so this is for someone whose answers lie ${numbers}. Yours may spread more; then a test finds less.`;
  }
  const from = [
    own.past > 0 && counted(own.past, 'past rating'),
    own.sham > 0 && `${counted(own.sham, 'answer')} in sham sessions of earlier self-tests`,
  ].filter((part) => part !== false);
  return `Worked out for your own ${from.join(' and ')}: ${numbers}.`;
}
