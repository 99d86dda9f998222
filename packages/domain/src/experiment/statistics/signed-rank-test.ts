import { chancesOfSums, doubledSignedRanks } from './signed-ranks.ts';

/** What the randomisation test says of some pairs. */
export interface SignedRankTest {
  /** Pairs that were looked at, those without a difference included. */
  readonly pairs: number;
  /** Sum of the signed ranks; above 0 where the real sessions came out higher. In ranks, a multiple of a half. */
  readonly signedRankSum: number;
  /**
   * Chance, from 0 to 1, that the drawing of lots alone gives a sum at least as far from 0, either way, if it makes no
   * difference which session of a pair is the real one.
   */
  readonly pValue: number;
}

/** One sum that the drawing of lots could have given, with its chance. */
export interface PossibleSum {
  /** In ranks, as `signedRankSum`. */
  readonly signedRankSum: number;
  /** From 0 to 1. */
  readonly chance: number;
}

/**
 * Exact two-sided randomisation test of pairs. The order within each pair was drawn by lot, so if both arms do the same,
 * every difference could as well have had the other sign; the test counts, over all such orders, how often the sum of
 * signed ranks is at least as far from 0. Ties and zeros are counted as they are, no approximation is made, and nothing
 * is supposed of how ratings are spread, drift or hang together.
 * Source: Fisher's randomisation test with the signed ranks of Wilcoxon and Pratt (doi.org/10.1080/01621459.1959.10501526).
 *
 * @param differences real minus sham, one a pair, in any unit; exact values (whole points, whole milliseconds), since
 * what differs by a rounding is no tie.
 * @throws {RangeError} if a difference is not a finite number.
 */
export function signedRankTest(differences: readonly number[]): SignedRankTest {
  const ranks = ranksOf(differences);
  const sum = ranks.reduce((total, rank) => total + rank, 0);
  return {
    pairs: differences.length,
    signedRankSum: sum / 2,
    pValue: pValueOf(sum, chancesOfSums(sizesOf(ranks))),
  };
}

/** All sums that the drawing of lots could have given for these pairs, lowest first; for a picture beside the observed one. */
export function possibleSums(differences: readonly number[]): readonly PossibleSum[] {
  const chances = chancesOfSums(sizesOf(ranksOf(differences)));
  const most = chances.length - 1;
  return [...chances]
    .map((chance, taken) => ({ signedRankSum: taken - most / 2, chance }))
    .filter(({ chance }) => chance > 0);
}

/**
 * A function that says whether the test of `differences - shift` comes out above `errorChance`, for one shift after
 * another. It remembers the chances of ranks that it has met: between ties they are the same for every shift.
 */
export function heldShifts(
  differences: readonly number[],
  errorChance: number,
): (shift: number) => boolean {
  const known = new Map<string, Float64Array>();
  return (shift) => {
    const ranks = ranksOf(differences.map((difference) => difference - shift));
    const sum = ranks.reduce((total, rank) => total + rank, 0);
    if (mostPValueOf(sum, ranks) <= errorChance) return false;
    const sizes = sizesOf(ranks).sort((one, other) => one - other);
    const key = sizes.join();
    const chances = known.get(key) ?? chancesOfSums(sizes);
    known.set(key, chances);
    return pValueOf(sum, chances) > errorChance;
  };
}

/** What the p-value cannot be above, by Hoeffding 1963 (doi.org/10.1080/01621459.1963.10500830); it spares the counting far out. */
function mostPValueOf(signedSum: number, ranks: readonly number[]): number {
  const squares = ranks.reduce((total, rank) => total + rank ** 2, 0);
  return squares === 0 ? 1 : 2 * Math.exp(-(signedSum ** 2) / (2 * squares));
}

function ranksOf(differences: readonly number[]): readonly number[] {
  if (!differences.every(Number.isFinite)) throw new RangeError('A difference is a finite number.');
  return doubledSignedRanks(differences);
}

function sizesOf(ranks: readonly number[]): number[] {
  return ranks.filter((rank) => rank !== 0).map(Math.abs);
}

/** A sum of signed ranks is twice the sum of those taken, less all; both tails are alike. */
function pValueOf(signedSum: number, chances: Float64Array): number {
  if (signedSum === 0) return 1;
  const most = chances.length - 1;
  const lowestTaken = (most + Math.abs(signedSum)) / 2;
  let tail = 0;
  for (let taken = most; taken >= lowestTaken; taken -= 1) tail += chances[taken] ?? 0;
  return Math.min(1, 2 * tail);
}
