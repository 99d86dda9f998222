import { OFFER_IDS, type OfferId, OFFERS } from '../offers/offers.ts';

/** Offers that can be bought at all, because they have a price. */
export const SELLABLE_OFFER_IDS: readonly OfferId[] = OFFER_IDS.filter(
  (id) => OFFERS[id].plan !== null,
);
