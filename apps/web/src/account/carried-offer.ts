import { OFFER_IDS, type OfferId, OFFERS } from '@overtone/domain/offers/offers';
import { withQuery } from './go-to.ts';

/** What a person brings along to a sign-in or sign-up. */
export interface Carried {
  /** The offer that they came through. */
  readonly offerId: OfferId | null;
  /** Whether that offer is something to buy, which is then where they want to go. */
  readonly isToBuy: boolean;
  /** The address's `next`, as it is: untrusted. */
  readonly next: string | null;
}

/** Reads the address of a sign-in or sign-up. */
export function carriedIn(query: Pick<URLSearchParams, 'get'>): Carried {
  const offerId = OFFER_IDS.find((id) => id === query.get('offer')) ?? null;
  const isToBuy = offerId !== null && OFFERS[offerId].plan !== null;
  return { offerId, isToBuy, next: query.get('next') };
}

/** The sign-in or sign-up with everything that was brought along. */
export function withCarried(path: '/sign-in' | '/sign-up', { offerId, next }: Carried): string {
  return withQuery(path, { next, offer: offerId });
}
