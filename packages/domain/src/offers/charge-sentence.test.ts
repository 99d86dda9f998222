import { describe, expect, it } from 'vitest';
import { chargeSentence, purchaseSentence } from './charge-sentence.ts';
import { OFFER_IDS, OFFERS } from './offers.ts';

describe('purchaseSentence', () => {
  it.each([
    [
      'hero',
      'Free for 7 days, then $20 is charged, and again every month until you cancel. If you ask within 30 days of a payment, you get your money back.',
    ],
    [
      'landing',
      'Free for 7 days, then $9.99 is charged, and again every month until you cancel. If you ask within 30 days of a payment, you get your money back.',
    ],
    [
      'annual',
      'Free for 15 days, then $100 is charged, and again every year until you cancel. If you ask within 30 days of a payment, you get your money back.',
    ],
  ] as const)('says of %s what is charged, when, and under which terms', (offerId, sentence) => {
    expect(purchaseSentence(offerId, { trialUsed: false })).toBe(sentence);
  });

  it('says the same of every offer that sells the same plan', () => {
    const say = (id: 'annual' | 'annual-14' | 'hero' | 'monthly') =>
      purchaseSentence(id, { trialUsed: false });
    expect(say('annual-14')).toBe(say('annual'));
    expect(say('monthly')).toBe(say('hero'));
  });

  it('promises no second trial', () => {
    expect(purchaseSentence('annual-14', { trialUsed: true })).toBe(
      '$100 is charged when you subscribe, and again every year until you cancel. If you ask within 30 days of a payment, you get your money back.',
    );
  });

  it('has nothing to say of what sells nothing', () => {
    for (const id of OFFER_IDS) {
      const sentence = purchaseSentence(id, { trialUsed: false });
      expect(sentence === null, id).toBe(OFFERS[id].plan === null);
    }
  });
});

describe('chargeSentence', () => {
  const terms = { plan: { priceUsd: 100, period: 'year' }, refundDays: 30 } as const;

  it('names the day on which a trial ends', () => {
    expect(chargeSentence(terms, { kind: 'trial-ends', day: '7 December 2026' })).toBe(
      'Free until 7 December 2026, then $100 is charged, and again every year until you cancel. If you ask within 30 days of a payment, you get your money back.',
    );
  });

  it('names the day of the next payment', () => {
    expect(chargeSentence(terms, { kind: 'renews', day: '7 December 2027' })).toBe(
      '$100 is charged on 7 December 2027, and again every year until you cancel. If you ask within 30 days of a payment, you get your money back.',
    );
  });
});
