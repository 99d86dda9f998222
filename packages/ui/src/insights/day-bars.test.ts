import { describe, expect, it } from 'vitest';
import { axisEnd, dayBars, namedDays } from './day-bars.ts';

describe('axisEnd', () => {
  it.each([
    [[], 10],
    [[0, 3], 10],
    [[10], 10],
    [[10.1], 20],
    [[61], 90],
    [[1500], 1500],
  ])('of %j is %d minutes', (minutes, end) => {
    expect(axisEnd(minutes)).toBe(end);
  });
});

describe('dayBars', () => {
  it('give each day its place, in order, and a height by its minutes', () => {
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
