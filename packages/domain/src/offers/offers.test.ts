import { describe, expect, it } from 'vitest';
import {
  CANCELLATION_TAKES_EFFECT,
  DEFAULT_OFFER_ID,
  formatPlan,
  OFFER_IDS,
  type Offer,
  OFFERS,
  TERMS_CHANGE_NOTICE_DAYS,
} from './offers.ts';

describe('OFFERS', () => {
  it('keeps every reading as it was given', () => {
    expect(OFFERS.hero).toMatchObject({
      plan: { priceUsd: 20, period: 'month' },
      freePersonalizations: 10,
      freeDailyMinutes: 'unlimited',
      refundDays: 30,
      noCard: true,
    });
    expect(OFFERS.landing).toMatchObject({
      plan: { priceUsd: 9.99, period: 'month' },
      freePersonalizations: 50,
      trialDays: 7,
    });
    expect(OFFERS.monthly).toMatchObject({
      plan: { priceUsd: 20, period: 'month' },
      trialDays: 7,
    });
    expect(OFFERS.annual).toMatchObject({
      plan: { priceUsd: 100, period: 'year' },
      trialDays: 15,
      savingText: 'Save 58%',
    });
    expect(OFFERS['annual-14']).toMatchObject({ trialDays: 14, priceText: 'from $20/month' });
    expect(OFFERS.demo).toMatchObject({ plan: null, freeDailyMinutes: 15, noCard: true });
    expect(OFFERS.terms).toMatchObject({ plan: null, refundDays: 7 });
  });

  it('files every offer under its own name', () => {
    expect(Object.keys(OFFERS)).toEqual([...OFFER_IDS]);
    for (const id of OFFER_IDS) expect(OFFERS[id].id).toBe(id);
  });

  it('holds the hero where no offer was come through', () => {
    expect(DEFAULT_OFFER_ID).toBe('hero');
  });

  it('saves with the annual plan what its text says', () => {
    const monthly = OFFERS.monthly.plan?.priceUsd ?? NaN;
    const annual = OFFERS.annual.plan?.priceUsd ?? NaN;
    const percent = Math.round((1 - annual / (monthly * 12)) * 100);
    expect(OFFERS.annual.savingText).toBe(`Save ${percent}%`);
  });

  it('states the notice and the end of a cancelled subscription', () => {
    expect(TERMS_CHANGE_NOTICE_DAYS).toBe(30);
    expect(CANCELLATION_TAKES_EFFECT).toBe('at the end of the billing period');
  });
});

describe('the places of offers', () => {
  it.each([
    ['hero', ['hero']],
    ['marketing-copy', ['hero']],
    ['landing-pricing-block', ['landing']],
    ['pricing-section', ['monthly', 'annual']],
    ['closing-text', ['annual-14']],
    ['demo-page', ['demo']],
    ['research-pages', ['demo']],
    ['legal-pages', ['terms']],
  ] as const)('are for %s: %j', (place, ids) => {
    const shown = Object.values(OFFERS).filter((offer: Offer) => offer.shownIn.includes(place));
    expect(shown.map(({ id }) => id)).toEqual(ids);
  });
});

describe('formatPlan', () => {
  it.each([
    ['hero', '$20/month'],
    ['landing', '$9.99/month'],
    ['annual', '$100/year'],
  ] as const)('writes the price of %s as %s', (id, text) => {
    const { plan } = OFFERS[id];
    expect(plan && formatPlan(plan)).toBe(text);
  });

  it('writes cents with two digits', () => {
    expect(formatPlan({ priceUsd: 9.5, period: 'month' })).toBe('$9.50/month');
  });
});
