import type { UnitInterval } from '../../units.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { ERROR_CHANCE } from './effect.ts';
import { signedRankTest } from './signed-rank-test.ts';

/** A scale of whole points that people answer on. */
export interface Scale {
  readonly lowest: number;
  readonly highest: number;
}

/** What the chance of finding an effect is asked for. */
export interface PowerQuestion {
  /** Complete pairs, at least 1. */
  readonly pairs: number;
  /** How much higher real sessions would come out, in points of the scale, before rounding to whole points. */
  readonly effectPoints: number;
  /** Where the person's answers lie on the whole, and how far they spread (standard deviation), both in points. */
  readonly person: RatingSpread;
  readonly scale: Scale;
  /** Simulated self-tests, at least 1. 2,000 give the chance to about 2 percentage points (two standard errors). */
  readonly runs: number;
  readonly seed: string;
}

/** A person's own answers as two numbers, in points. */
export interface RatingSpread {
  readonly meanPoints: number;
  readonly spreadPoints: number;
}

/** Fewest answers that a spread is taken from. */
export const FEWEST_RATINGS_FOR_SPREAD = 5;

/** Mean and standard deviation (of a sample) of a person's own answers; null under five of them. */
export function spreadOf(ratings: readonly number[]): RatingSpread | null {
  if (ratings.length < FEWEST_RATINGS_FOR_SPREAD) return null;
  const meanPoints = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  const squares = ratings.reduce((sum, rating) => sum + (rating - meanPoints) ** 2, 0);
  return { meanPoints, spreadPoints: Math.sqrt(squares / (ratings.length - 1)) };
}

/** Where answers lie and how far they spread, for somebody who has given too few of their own. */
export const TYPICAL_SPREAD: RatingSpread = { meanPoints: 3, spreadPoints: 0.9 };

/**
 * A simulated person who does one self-test after another, all alike but for chance; each call says whether the exact
 * test of that one came out at or under 5%. Each simulated answer is the person's mean, plus half the effect in a real
 * session and minus half in a sham, plus a normal deviate of their spread, rounded to a point of the scale. Answers that
 * drift or hang together from day to day are not simulated. One call takes about as long as one test of so many pairs.
 *
 * @throws {RangeError} if `pairs` is not a whole number of at least 1, or the seed is none.
 */
export function simulatedTests({
  pairs,
  effectPoints,
  person,
  scale,
  seed,
}: Omit<PowerQuestion, 'runs'>): () => boolean {
  if (!isCount(pairs)) throw new RangeError('Pairs are a whole number of at least 1.');
  const random = seededRandom(seed);
  const answer = (shiftPoints: number) => {
    const felt = person.meanPoints + shiftPoints + person.spreadPoints * random.gaussian();
    return Math.min(scale.highest, Math.max(scale.lowest, Math.round(felt)));
  };
  return () => {
    const differences = Array.from(
      { length: pairs },
      () => answer(effectPoints / 2) - answer(-effectPoints / 2),
    );
    return signedRankTest(differences).pValue <= ERROR_CHANCE;
  };
}

/**
 * Chance that a self-test finds an effect of the given size, if it is there: the share of {@link simulatedTests} that do.
 *
 * @throws {RangeError} if `pairs` or `runs` is not a whole number of at least 1, or the seed is none.
 */
export function chanceOfFinding({ runs, ...question }: PowerQuestion): UnitInterval {
  if (!isCount(runs)) throw new RangeError('Runs are a whole number of at least 1.');
  return Array.from({ length: runs }, simulatedTests(question)).filter(Boolean).length / runs;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}
