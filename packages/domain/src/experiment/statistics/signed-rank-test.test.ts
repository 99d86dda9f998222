import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { possibleSums, signedRankTest } from './signed-rank-test.ts';
import { doubledSignedRanks } from './signed-ranks.ts';

/** The same test by going through all orders, one by one. */
function byAllOrders(differences: readonly number[]): number {
  const ranks = doubledSignedRanks(differences);
  const observed = Math.abs(ranks.reduce((sum, rank) => sum + rank, 0));
  let asFar = 0;
  for (let order = 0; order < 2 ** ranks.length; order += 1) {
    const sum = ranks.reduce((all, rank, index) => all + ((order >> index) & 1 ? rank : -rank), 0);
    if (Math.abs(sum) >= observed) asFar += 1;
  }
  return asFar / 2 ** ranks.length;
}

const DIFFERENCES = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 10 });

describe('doubledSignedRanks', () => {
  it('gives equal sizes their mean rank, and a zero a rank without a sign', () => {
    expect(doubledSignedRanks([0, -1, 1, 2])).toEqual([0, -5, 5, 8]);
  });
});

describe('signedRankTest', () => {
  it('gives the p-values that hands find', () => {
    // All five up: 2 of 32 orders. Six: 2 of 64.
    expect(signedRankTest([1, 1, 1, 1, 1]).pValue).toBe(2 / 32);
    expect(signedRankTest([1, 2, 3, 4, 5, 6]).pValue).toBe(2 / 64);
    // Ranks 1 to 4, the smallest down: sums of 8 and 10 of 16 orders, each both ways.
    expect(signedRankTest([-1, 2, 3, 4])).toEqual({ pairs: 4, signedRankSum: 8, pValue: 4 / 16 });
    // A zero takes rank 1: ranks 2.5, 2.5, 4 remain, and 9 of them up happens in 2 of 8 orders.
    expect(signedRankTest([0, 1, 1, 2])).toEqual({ pairs: 4, signedRankSum: 9, pValue: 2 / 8 });
    expect(signedRankTest([0, 0]).pValue).toBe(1);
    expect(signedRankTest([]).pValue).toBe(1);
  });

  it('agrees with going through all orders', () => {
    fc.assert(
      fc.property(DIFFERENCES, (differences) => {
        expect(signedRankTest(differences).pValue).toBe(byAllOrders(differences));
      }),
    );
  });

  it('is the same for both directions, any order of pairs and any unit', () => {
    fc.assert(
      fc.property(DIFFERENCES, (differences) => {
        const { pValue, signedRankSum } = signedRankTest(differences);
        const turned = signedRankTest(differences.map((difference) => -difference));
        expect([turned.pValue, turned.signedRankSum + signedRankSum]).toEqual([pValue, 0]);
        expect(signedRankTest(differences.toReversed()).pValue).toBe(pValue);
        expect(signedRankTest(differences.map((difference) => difference * 8)).pValue).toBe(pValue);
      }),
    );
  });

  it('rejects at most as often as it says, over all orders of any pairs', () => {
    fc.assert(
      fc.property(DIFFERENCES, (differences) => {
        let rejected = 0;
        const orders = 2 ** differences.length;
        for (let order = 0; order < orders; order += 1) {
          const swapped = differences.map((value, index) =>
            (order >> index) & 1 ? -value : value,
          );
          if (signedRankTest(swapped).pValue <= 0.05) rejected += 1;
        }
        expect(rejected / orders).toBeLessThanOrEqual(0.05);
      }),
      { numRuns: 30 },
    );
  });

  it('refuses what is no number', () => {
    expect(() => signedRankTest([1, Number.NaN])).toThrow(RangeError);
    expect(() => signedRankTest([Infinity])).toThrow(RangeError);
  });
});

describe('possibleSums', () => {
  it('lists every sum with its chance; the far ones add up to the p-value', () => {
    const differences = [0, 1, -1, 2, 3, 3, 4];
    const { signedRankSum, pValue } = signedRankTest(differences);
    const sums = possibleSums(differences);
    expect(sums.reduce((all, { chance }) => all + chance, 0)).toBe(1);
    expect(
      sums
        .filter((sum) => Math.abs(sum.signedRankSum) >= Math.abs(signedRankSum))
        .reduce((all, { chance }) => all + chance, 0),
    ).toBeCloseTo(pValue, 15);
  });
});
