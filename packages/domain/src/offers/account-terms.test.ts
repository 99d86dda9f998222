import { describe, expect, it } from 'vitest';
import { accountTerms } from './account-terms.ts';
import { OFFER_IDS, OFFERS } from './offers.ts';

describe('accountTerms', () => {
  it('gives an account without an offer the terms of the hero', () => {
    expect(accountTerms(null)).toEqual(accountTerms('hero'));
    expect(accountTerms(null)).toEqual({
      plan: { priceUsd: 20, period: 'month' },
      trialDays: 7,
      refundDays: 30,
      freePersonalizations: 10,
    });
  });

  it('honours more free personalizations than the hero promises, never fewer', () => {
    expect(accountTerms('landing').freePersonalizations).toBe(50);
    for (const id of OFFER_IDS) {
      expect(accountTerms(id).freePersonalizations).toBeGreaterThanOrEqual(10);
    }
  });

  it('refunds for 30 days, not 7', () => {
    for (const id of OFFER_IDS) expect(accountTerms(id).refundDays).toBe(30);
  });

  it('tries the annual plan for 15 days, not 14', () => {
    expect(accountTerms('annual-14').trialDays).toBe(15);
    expect(accountTerms('annual').trialDays).toBe(15);
  });

  it('does not carry a trial over to another plan', () => {
    expect(accountTerms('monthly').trialDays).toBe(7);
    expect(accountTerms('landing').trialDays).toBe(7);
    expect(accountTerms('demo').trialDays).toBe(0);
  });

  it('keeps the price of the offer itself', () => {
    for (const id of OFFER_IDS) expect(accountTerms(id).plan).toEqual(OFFERS[id].plan);
  });
});
