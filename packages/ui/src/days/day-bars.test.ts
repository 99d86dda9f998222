import { describe, expect, it } from 'vitest';
import { dayBars, namedDays } from './day-bars.ts';

describe('dayBars', () => {
  it('give each day its place, in order, and a height by its value', () => {
    const bars = dayBars([0, 15, 30], 30);
    expect(bars.map(({ height }) => height)).toEqual([0, 0.5, 1]);
    bars.forEach(({ x, width }, index) => {
      expect(x).toBeGreaterThan(index / 3);
      expect(x + width).toBeLessThan((index + 1) / 3);
    });
  });
});

describe('namedDays', () => {
  it.each([
    [30, [5, 13, 21, 29]],
    [365, [88, 180, 272, 364]],
    [1, [0]],
  ])('of %d are %j', (count, days) => {
    expect(namedDays(count)).toEqual(days);
  });
});
