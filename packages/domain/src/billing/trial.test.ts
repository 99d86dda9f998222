import { describe, expect, it } from 'vitest';
import { OFFER_IDS } from '../offers/offers.ts';
import { trialDaysFor } from './trial.ts';

describe('trialDaysFor', () => {
  it.each([
    ['hero', 7],
    ['landing', 7],
    ['monthly', 7],
    ['annual', 15],
    ['annual-14', 15],
  ] as const)('begins %s with %d free days, the better of its readings', (offerId, days) => {
    expect(trialDaysFor(offerId, false)).toBe(days);
  });

  it('gives nobody a second trial', () => {
    for (const offerId of OFFER_IDS) expect(trialDaysFor(offerId, true)).toBe(0);
  });
});
