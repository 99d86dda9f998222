import type { PossibleSum } from '@overtone/domain/experiment/statistics/signed-rank-test';
import type { UnitInterval } from '@overtone/domain/units';

/** Some neighbouring sums of signed ranks as one bar. */
export interface ChanceBar {
  /** Place of its middle, from 0 to 1; 0.5 is a sum of 0. */
  readonly at: UnitInterval;
  /** Chance of a sum in it, 0 to 1. */
  readonly chance: UnitInterval;
}

/** The chances of all sums as bars of equal width. */
export interface ChanceBars {
  /** From left to right, alike on both sides; their chances are 1 together. */
  readonly bars: readonly ChanceBar[];
  /** Width of a bar, 0 to 1. */
  readonly width: UnitInterval;
  /** Place of a sum, 0 to 1. */
  readonly placeOf: (signedRankSum: number) => UnitInterval;
}

const MOST_BARS = 41;

/**
 * Groups sums into bars. Sums lie on a grid, and each bar holds equally many of its places: bars of any other width would
 * hold now more, now fewer, and show a comb that is not there.
 */
export function chanceBars(sums: readonly PossibleSum[]): ChanceBars {
  const most = sums.at(-1)?.signedRankSum ?? 0;
  if (most === 0) return { bars: [{ at: 0.5, chance: 1 }], width: 1, placeOf: () => 0.5 };
  const step = gridOf(sums);
  const hasMiddle = Number.isInteger(most / step);
  const group = Math.ceil((2 * most) / step / MOST_BARS);
  // Around a sum of 0 an odd number of places keeps both sides alike.
  const size = step * (hasMiddle && group % 2 === 0 ? group + 1 : group);
  const middleOf = (sum: number) =>
    (hasMiddle ? Math.round(Math.abs(sum) / size) : Math.floor(Math.abs(sum) / size) + 0.5) *
    size *
    Math.sign(sum);
  const chances = new Map<number, number>();
  for (const { signedRankSum, chance } of sums) {
    const middle = middleOf(signedRankSum);
    chances.set(middle, (chances.get(middle) ?? 0) + chance);
  }
  const reach = 2 * middleOf(most) + size;
  const placeOf = (sum: number) => 0.5 + sum / reach;
  const bars = [...chances]
    .map(([middle, chance]) => ({ at: placeOf(middle), chance }))
    .sort((one, other) => one.at - other.at);
  return { bars, width: size / reach, placeOf };
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
