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

/**
 * Chance that a self-test finds an effect of the given size, if it is there: the share of simulated self-tests whose
 * exact test comes out at or under 5 %. Each simulated answer is the person's mean, plus half the effect in a real session
 * and minus half in a sham, plus a normal deviate of their spread, rounded to a point of the scale. Answers that drift
 * or hang together from day to day are not simulated.
 *
 * @throws {RangeError} if `pairs` or `runs` is not a whole number of at least 1, or the seed is none.
 */
export function chanceOfFinding(question: PowerQuestion): UnitInterval {
  const { pairs, effectPoints, person, scale, runs } = question;
  if (![pairs, runs].every((count) => Number.isInteger(count) && count >= 1)) {
    throw new RangeError('Pairs and runs are whole numbers of at least 1.');
  }
  const random = seededRandom(question.seed);
  const answer = (shiftPoints: number) => {
    const felt = person.meanPoints + shiftPoints + person.spreadPoints * random.gaussian();
    return Math.min(scale.highest, Math.max(scale.lowest, Math.round(felt)));
  };
  const isFound = () => {
    const differences = Array.from(
      { length: pairs },
      () => answer(effectPoints / 2) - answer(-effectPoints / 2),
    );
    return signedRankTest(differences).pValue <= ERROR_CHANCE;
  };
  return Array.from({ length: runs }, isFound).filter(Boolean).length / runs;
}
