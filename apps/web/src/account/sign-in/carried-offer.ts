import type { Capabilities } from '@overtone/domain/contract/capabilities';
import { handoverQuery, readHandoverRequest } from '@overtone/domain/contract/handover';
import { OFFER_IDS, type OfferId, OFFERS } from '@overtone/domain/offers/offers';
import { canBuy } from './can-buy.ts';
import { returnPath } from '@overtone/client/account/return-path';
import { afterSignInWith, withQuery } from '../go-to.ts';

/** What a person brings along to a sign-in or sign-up. */
export interface Carried {
  /** The offer that they came through. */
  readonly offerId: OfferId | null;
  /** Whether they want to buy that offer: it has a price, and they did not ask to go on to a page instead. */
  readonly isToBuy: boolean;
  /** The address's `next`, as it is: untrusted. */
  readonly next: string | null;
}

/** Reads the address of a sign-in or sign-up. */
export function carriedIn(query: Pick<URLSearchParams, 'get'>): Carried {
  const offerId = OFFER_IDS.find((id) => id === query.get('offer')) ?? null;
  const handover = readHandoverRequest(query);
  // Whatever the way to sign in, the app that waits is asked about once the person is back.
  const next =
    handover === null ? query.get('next') : withQuery('/sign-in', handoverQuery(handover));
  const isToBuy = next === null && offerId !== null && OFFERS[offerId].plan !== null;
  return { offerId, isToBuy, next };
}

/** Whether they are on their way to the payment page; not where what they want is not on sale, or not yet known to be. */
export function isPurchase(
  { offerId, isToBuy }: Carried,
  capabilities: Pick<Capabilities, 'purchases' | 'offersOnSale'> | null,
): boolean {
  return isToBuy && offerId !== null && capabilities !== null && canBuy(offerId, capabilities);
}

/**
 * The page on which somebody who has just confirmed the address goes on, perhaps in another browser: the purchase and the
 * page that they came from are found again from there.
 */
export function onward(carried: Carried): string {
  const { isToBuy, next } = carried;
  if (isToBuy) return withCarried('/sign-in', carried);
  return afterSignInWith('site', returnPath(next, '/account'));
}

/** The sign-in or sign-up with everything that was brought along. */
export function withCarried(path: '/sign-in' | '/sign-up', { offerId, next }: Carried): string {
  return withQuery(path, { next, offer: offerId });
}
