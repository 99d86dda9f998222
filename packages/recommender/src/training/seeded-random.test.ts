import { describe, expect, it } from 'vitest';
import { pick, seededRandom, shuffle } from './seeded-random.ts';

const draw = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 1000 }, random);
};

describe('seededRandom', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
  });

  it('spreads them from 0 up to 1', () => {
    const numbers = draw(1);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, number) => sum + number, 0) / 1000).toBeCloseTo(0.5, 1);
  });
});

describe('shuffle', () => {
  it('keeps every item once', () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    const mixed = [...items];
    shuffle(mixed, seededRandom(1));
    expect(mixed).not.toEqual(items);
    expect(mixed.toSorted((a, b) => a - b)).toEqual(items);
  });
});

describe('pick', () => {
  it('refuses an empty list', () => {
    expect(() => pick([], seededRandom(1))).toThrow(RangeError);
  });
});
