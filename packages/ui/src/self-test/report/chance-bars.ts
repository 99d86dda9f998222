import type { PossibleSum } from '@overtone/domain/experiment/statistics/signed-rank-test';
import type { UnitInterval } from '@overtone/domain/units';

/** Sums of signed ranks that one bar stands for. */
export interface ChanceBar {
  /** Place of its middle, 0 at the lowest possible sum, 1 at the highest. */
  readonly at: UnitInterval;
  /** Chance of a sum in it, 0 to 1. */
  readonly chance: UnitInterval;
}

/** Bars to either side of the one around 0. */
const SIDE = 40;
const BARS = 2 * SIDE + 1;

/** The chances of all sums as bars of equal width, alike on both sides; together 1. */
export function chanceBars(sums: readonly PossibleSum[]): readonly ChanceBar[] {
  const most = sums.at(-1)?.signedRankSum ?? 0;
  if (most === 0) return [{ at: 0.5, chance: 1 }];
  const bars = Array.from({ length: BARS }, (_, index) => ({
    at: (index + 0.5) / BARS,
    chance: 0,
  }));
  for (const { signedRankSum, chance } of sums) {
    const steps = Math.round((Math.abs(signedRankSum) / most) * SIDE);
    const bar = bars[SIDE + Math.sign(signedRankSum) * steps];
    if (bar !== undefined) bar.chance += chance;
  }
  return bars;
}

/** Place of a sum among the bars, 0 to 1. */
export function placeOf(signedRankSum: number, most: number): UnitInterval {
  return most === 0 ? 0.5 : 0.5 + (signedRankSum / most) * (SIDE / BARS);
}
