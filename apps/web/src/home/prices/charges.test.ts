import { describe, expect, it } from 'vitest';
import { chargesInYear, placeOfDay } from './charges.ts';

describe('what a plan takes within a year of today', () => {
  it('is twelve months, the first when the trial ends', () => {
    const charges = chargesInYear('monthly');
    expect(charges).toHaveLength(12);
    expect(charges[0]).toEqual({ day: 7, amount: 20 });
    expect(charges[1]?.day).toBeCloseTo(7 + 365 / 12, 6);
  });

  it('is one year, when its trial ends', () => {
    expect(chargesInYear('annual')).toEqual([{ day: 15, amount: 100 }]);
  });

  it('is nothing where nothing is sold', () => {
    expect(chargesInYear('demo')).toEqual([]);
  });
});

it('today is at the left of the axis, a year at its right, and the first weeks have room', () => {
  expect([0, 365, 400, -1].map(placeOfDay)).toEqual([0, 1, 1, 0]);
  expect(placeOfDay(15)).toBeGreaterThan(0.2);
});
