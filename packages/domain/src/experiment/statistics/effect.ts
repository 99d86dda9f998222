import { heldShifts } from './signed-rank-test.ts';

/** How much higher the real sessions came out, in the unit of the differences. */
export interface Effect {
  /** Hodges and Lehmann's estimate: the shift at which the signed-rank test sees nothing to either side. */
  readonly estimate: number;
  /** Lowest shift that the test does not reject; minus infinity where the pairs are too few to reject any. */
  readonly low: number;
  /** Highest shift that the test does not reject; infinity where the pairs are too few to reject any. */
  readonly high: number;
}

/** Chance of error that tests and intervals are made for. */
export const ERROR_CHANCE = 0.05;

/**
 * The effect of pairs with its 95% interval. The estimate is the median of all Walsh averages (means of two differences,
 * each with itself included); the interval runs over the shifts that the exact test of the same differences does not
 * reject at `errorChance`, so a p-value above it and a 0 inside the interval are one statement.
 * Source: Hodges and Lehmann 1963, doi.org/10.1214/aoms/1177704172.
 *
 * @param differences real minus sham, one a pair, as for `signedRankTest`.
 * @param errorChance above 0 and below 1.
 * @throws {RangeError} without a difference, or if one is not a finite number.
 */
export function effectOf(differences: readonly number[], errorChance = ERROR_CHANCE): Effect {
  if (!differences.every(Number.isFinite)) throw new RangeError('A difference is a finite number.');
  const averages = walshAverages(differences);
  return {
    estimate: medianOf(averages),
    low: lowestShift(differences, averages, errorChance),
    high:
      0 -
      lowestShift(
        differences.map((difference) => -difference),
        averages.map((average) => -average).toReversed(),
        errorChance,
      ),
  };
}

/** Means of each two differences, and of each with itself, lowest first. */
function walshAverages(differences: readonly number[]): readonly number[] {
  if (differences.length === 0) throw new RangeError('An effect needs a difference.');
  return differences
    .flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2))
    .sort((one, other) => one - other);
}

function medianOf(sorted: readonly number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Signs and order of shifted differences change at Walsh averages alone, so one shift in each gap stands for all of it. */
function lowestShift(
  differences: readonly number[],
  sortedAverages: readonly number[],
  errorChance: number,
): number {
  const isHeld = heldShifts(differences, errorChance);
  const places = [...new Set(sortedAverages)];
  // Below the lowest place all shifted differences are above 0, whatever their size: one order of 2^n each way.
  if (2 ** (1 - differences.length) > errorChance) return Number.NEGATIVE_INFINITY;
  // At the estimate nothing is rejected, so a place is always found.
  return (
    places.find(
      (place, index) => isHeld(place) || isHeld((place + (places[index + 1] ?? place)) / 2),
    ) ?? Number.NaN
  );
}
