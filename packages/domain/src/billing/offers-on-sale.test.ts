import { expect, it } from 'vitest';
import { SELLABLE_OFFER_IDS } from './offers-on-sale.ts';

it('every offer with a price can be sold, and no other', () => {
  expect(SELLABLE_OFFER_IDS).toEqual(['hero', 'landing', 'monthly', 'annual', 'annual-14']);
});
