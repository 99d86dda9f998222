import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectOf } from './effect.ts';
import { signedRankTest } from './signed-rank-test.ts';

const differencesOf = (most: number) =>
  fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: most });

describe('effectOf', () => {
  it('is the median of the Walsh averages', () => {
    // Averages: 1, 1.5, 2.5, 2, 3, 4.
    expect(effectOf([1, 2, 4]).estimate).toBe(2.25);
    expect(effectOf([3]).estimate).toBe(3);
  });

  it('has no ends with fewer than six pairs, and has them with six', () => {
    expect(effectOf([1, 2, 3, 4, 5])).toMatchObject({ low: -Infinity, high: Infinity });
    // Only the two orders at the far ends, 2 of 64, are at or under 5%: the interval spans all averages.
    expect(effectOf([1, 2, 4, 8, 16, 32])).toMatchObject({ low: 1, high: 32 });
  });

  it('finds the interval of the tables for ten pairs: the ninth average from either end', () => {
    const differences = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
    const averages = differences
      .flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2))
      .sort((one, other) => one - other);
    expect(effectOf(differences)).toMatchObject({ low: averages[8], high: averages.at(-9) });
  });

  it('says with its interval what the test says with its p-value', () => {
    fc.assert(
      fc.property(differencesOf(24), (differences) => {
        const { low, high } = effectOf(differences);
        if (signedRankTest(differences).pValue > 0.05) {
          expect(low).toBeLessThanOrEqual(0);
          expect(high).toBeGreaterThanOrEqual(0);
        }
        for (const shift of [low - 1e-6, high + 1e-6].filter(Number.isFinite)) {
          const shifted = differences.map((difference) => difference - shift);
          expect(signedRankTest(shifted).pValue).toBeLessThanOrEqual(0.05);
        }
      }),
    );
  });

  it('holds its estimate, moves with a shift and turns with the signs', () => {
    fc.assert(
      fc.property(differencesOf(20), fc.integer({ min: -9, max: 9 }), (differences, shift) => {
        const { estimate, low, high } = effectOf(differences);
        expect(low).toBeLessThanOrEqual(estimate);
        expect(high).toBeGreaterThanOrEqual(estimate);
        expect(effectOf(differences.map((difference) => difference + shift))).toEqual({
          estimate: estimate + shift,
          low: low + shift,
          high: high + shift,
        });
        const turned = effectOf(differences.map((difference) => -difference));
        expect(turned.low + high || 0).toBeCloseTo(0, 12);
        expect(turned.estimate + estimate).toBeCloseTo(0, 12);
      }),
    );
  });

  it('refuses nothing and what is no number', () => {
    expect(() => effectOf([])).toThrow(RangeError);
    expect(() => effectOf([1, Number.NaN])).toThrow(RangeError);
  });
});
