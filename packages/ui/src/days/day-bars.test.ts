import { describe, expect, it } from 'vitest';
import { dayBars, namedDays, stackedParts } from './day-bars.ts';

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

describe('stackedParts', () => {
  it('stand one on the other, and leave what they do not fill', () => {
    const parts = [
      { value: 15, ink: 'teal' },
      { value: 30, ink: 'olive' },
    ];
    expect(stackedParts(parts, 60)).toEqual([
      { ink: 'teal', from: 0, to: 0.25 },
      { ink: 'olive', from: 0.25, to: 0.75 },
    ]);
  });

  it('are never higher than their bar', () => {
    expect(stackedParts([{ value: 13, ink: 'teal' }], 12)).toEqual([
      { ink: 'teal', from: 0, to: 1 },
    ]);
    expect(stackedParts([], 0)).toEqual([]);
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
