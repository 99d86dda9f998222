import { describe, expect, it } from 'vitest';
import { OFFER_IDS } from './offers.ts';
import { isPlanOnSale, offersToBuy, offerToBuy } from './offers-to-buy.ts';

describe('offersToBuy', () => {
  it.each([
    [null, OFFER_IDS, ['hero', 'annual']],
    ['hero', OFFER_IDS, ['hero', 'annual']],
    ['landing', OFFER_IDS, ['landing', 'annual']],
    ['annual-14', OFFER_IDS, ['annual-14', 'hero']],
    ['demo', OFFER_IDS, ['hero', 'annual']],
    ['hero', ['monthly', 'annual'], ['monthly', 'annual']],
    ['landing', ['annual-14'], ['annual-14']],
    ['hero', ['landing'], ['landing']],
    ['hero', [], []],
    ['hero', ['something else'], []],
  ] as const)('to somebody who came through %j, where %j are on sale: %j', (own, onSale, ids) => {
    expect(offersToBuy(own, onSale)).toEqual(ids);
    expect(offerToBuy(own, onSale)).toBe(ids[0] ?? null);
  });
});

describe('isPlanOnSale', () => {
  it.each([
    ['hero', ['monthly'], true],
    ['annual-14', ['annual'], true],
    ['landing', ['hero', 'annual'], false],
    ['monthly', [], false],
    ['demo', OFFER_IDS, false],
  ] as const)('of %s, where %j are on sale: %s', (offerId, onSale, isOnSale) => {
    expect(isPlanOnSale(offerId, onSale)).toBe(isOnSale);
  });
});
