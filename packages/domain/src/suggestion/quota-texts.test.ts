import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../contract/error-codes.ts';
import { isQuotaExhausted, QUOTA_EXHAUSTED, quotaText, upgradeOffer } from './quota-texts.ts';

describe('quotaText', () => {
  it.each([
    [{ used: 0, limit: 10 }, '10 of 10 free AI personalizations left'],
    [{ used: 9, limit: 10 }, '1 of 10 free AI personalizations left'],
    [{ used: 10, limit: 10 }, 'No free AI personalizations left. Suggestions continue offline.'],
    [{ used: 12, limit: 10 }, 'No free AI personalizations left. Suggestions continue offline.'],
    [{ used: 3, limit: null }, 'Unlimited AI personalizations'],
  ])('says of %j: %s', (quota, text) => {
    expect(quotaText(quota)).toBe(text);
  });
});

describe('upgradeOffer', () => {
  it.each([
    [
      'hero',
      'With a plan they are unlimited. Free for 7 days, then $20 is charged, and again every month until you cancel. If you ask within 30 days of a payment, you get your money back.',
    ],
    [
      'landing',
      'With a plan they are unlimited. Free for 7 days, then $9.99 is charged, and again every month until you cancel. If you ask within 30 days of a payment, you get your money back.',
    ],
    [
      'annual-14',
      'With a plan they are unlimited. Free for 15 days, then $100 is charged, and again every year until you cancel. If you ask within 30 days of a payment, you get your money back.',
    ],
    ['demo', null],
    [null, null],
  ] as const)('says to somebody who can buy %j: %j', (offerId, text) => {
    expect(upgradeOffer(offerId)).toBe(text);
  });
});

describe('isQuotaExhausted', () => {
  it('is true once nothing is left, and never without a limit', () => {
    expect(isQuotaExhausted({ used: 9, limit: 10 })).toBe(false);
    expect(isQuotaExhausted({ used: 10, limit: 10 })).toBe(true);
    expect(isQuotaExhausted({ used: 99, limit: null })).toBe(false);
  });
});

it('QUOTA_EXHAUSTED is a code of the API', () => {
  expect(Object.keys(ERROR_CODES)).toContain(QUOTA_EXHAUSTED);
});
