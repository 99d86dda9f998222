import type { PossibleSum } from '@overtone/domain/experiment/statistics/signed-rank-test';
import type { UnitInterval } from '@overtone/domain/units';

/** Some neighbouring sums of signed ranks as one bar. */
export interface ChanceBar {
  /** Place of its middle, from 0 to 1; 0.5 is a sum of 0. */
  readonly at: UnitInterval;
  /** Chance of a sum in it, 0 to 1. */
  readonly chance: UnitInterval;
  /** How much of that is of sums as far from 0 as the observed one, or further. */
  readonly farChance: UnitInterval;
}

/** The chances of sums as bars of equal width. */
export interface ChanceBars {
  /** From left to right, alike on both sides. */
  readonly bars: readonly ChanceBar[];
  /** Width of a bar, 0 to 1. */
  readonly width: UnitInterval;
  /** Place of a sum, 0 to 1. */
  readonly placeOf: (signedRankSum: number) => UnitInterval;
}

const MOST_BARS = 41;
/** Under so many bars a distribution has no shape any more. */
const FEWEST_BARS = 11;
/** The picture may leave out so much at its sides together, where nothing could be seen. */
const UNSEEN_CHANCE = 1e-4;

/**
 * Groups sums into bars, from the observed one's place on one side to the same on the other, or as far as there is anything
 * to be seen. Sums lie on a grid, and each bar holds equally many of its places: bars of any other width would hold now more,
 * now fewer. Of all such widths it is the finest whose bars fall to both sides: whole points give many equal ranks, so that
 * finer ones show which sums those can make, as a comb, and not how chance is spread.
 */
export function chanceBars(sums: readonly PossibleSum[], observedSum: number): ChanceBars {
  const most = sums.at(-1)?.signedRankSum ?? 0;
  if (most === 0) {
    return { bars: [{ at: 0.5, chance: 1, farChance: 1 }], width: 1, placeOf: () => 0.5 };
  }
  const step = gridOf(sums);
  const shown = Math.max(Math.abs(observedSum), seenUntil(sums));
  const finest = Math.max(1, Math.ceil((2 * shown) / step / MOST_BARS));
  const coarsest = Math.max(finest, Math.floor((2 * shown) / step / FEWEST_BARS));
  for (let group = finest; group < coarsest; group += 1) {
    const grouped = groupedBy(group, { sums, step, shown, observedSum });
    if (falls(grouped.bars)) return grouped;
  }
  return groupedBy(coarsest, { sums, step, shown, observedSum });
}

interface Grouping {
  readonly sums: readonly PossibleSum[];
  readonly step: number;
  readonly shown: number;
  readonly observedSum: number;
}

function groupedBy(group: number, { sums, step, shown, observedSum }: Grouping): ChanceBars {
  const hasMiddle = Number.isInteger((sums.at(-1)?.signedRankSum ?? 0) / step);
  // Around a sum of 0 an odd number of places keeps both sides alike.
  const size = step * (hasMiddle && group % 2 === 0 ? group + 1 : group);
  const middleOf = (sum: number) =>
    (hasMiddle ? Math.round(Math.abs(sum) / size) : Math.floor(Math.abs(sum) / size) + 0.5) *
    size *
    Math.sign(sum);
  const last = middleOf(shown);
  const chances = new Map<number, { chance: number; farChance: number }>();
  for (const { signedRankSum, chance } of sums) {
    const middle = middleOf(signedRankSum);
    if (Math.abs(middle) > last) continue;
    const bar = chances.get(middle) ?? { chance: 0, farChance: 0 };
    bar.chance += chance;
    if (Math.abs(signedRankSum) >= Math.abs(observedSum)) bar.farChance += chance;
    chances.set(middle, bar);
  }
  const reach = 2 * last + size;
  const placeOf = (sum: number) => 0.5 + sum / reach;
  const bars = [...chances]
    .map(([middle, bar]) => ({ at: placeOf(middle), ...bar }))
    .sort((one, other) => one.at - other.at);
  return { bars, width: size / reach, placeOf };
}

/** Whether bars fall from the middle to the right; both sides are alike. */
function falls(bars: readonly ChanceBar[]): boolean {
  const right = bars.filter(({ at }) => at > 0.5 - 1e-9).map(({ chance }) => chance);
  return right.every((chance, index) => chance <= (right[index - 1] ?? 1) + 1e-12);
}

/** The sum that with its negative leaves out less than could be seen. */
function seenUntil(sums: readonly PossibleSum[]): number {
  let beyond = 0;
  for (const { signedRankSum, chance } of sums.toReversed()) {
    beyond += 2 * chance;
    if (beyond > UNSEEN_CHANCE || signedRankSum <= 0) return Math.abs(signedRankSum);
  }
  return 0;
}

/** The widest grid that all sums lie on; they are multiples of a half. */
function gridOf(sums: readonly PossibleSum[]): number {
  const first = sums[0]?.signedRankSum ?? 0;
  const halves = sums.map(({ signedRankSum }) => Math.round(2 * (signedRankSum - first)));
  return halves.reduce(greatestDivisor, 0) / 2;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
