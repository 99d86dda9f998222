import { describe, expect, it } from 'vitest';
import { monthlyRevenue } from './monthly-revenue.ts';

describe('monthlyRevenue', () => {
  it('adds list prices up, a yearly one by its twelfth, and counts nothing for what is not known', () => {
    const plans = [
      { offerId: 'monthly', running: 3 },
      { offerId: 'annual', running: 6 },
      { offerId: 'landing', running: 1 },
      { offerId: 'demo', running: 4 },
      { offerId: null, running: 9 },
    ] as const;
    expect(monthlyRevenue(plans)).toBeCloseTo(3 * 20 + (6 * 100) / 12 + 9.99, 6);
    expect(monthlyRevenue([])).toBe(0);
  });
});
