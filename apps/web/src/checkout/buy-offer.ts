import { call } from '@overtone/client/api/call';
import type { Host } from '@overtone/client/platform/host';
import { CHECKOUT, PORTAL } from '@overtone/domain/contract/billing-address';
import type { OfferId } from '@overtone/domain/offers/offers';
import { BUYING } from '../content/buying.ts';

/** What follows from wanting to buy: a page to go to, or a sentence that says why not. */
export type BuyOutcome =
  | { readonly goTo: string }
  | {
      readonly refusal: string;
      /** Whether it is not on sale here, so that trying again does not help. */
      readonly isClosed: boolean;
    };

const CLOSED: readonly (string | null)[] = ['purchases_closed', 'offer_not_on_sale'];

/** Where somebody who is not signed in goes first; the offer travels along. */
export function signInLink(offerId: OfferId): string {
  return `/sign-in?offer=${offerId}`;
}

/**
 * Asks the server to begin a purchase. It leads to the payment page; to the sign-in for a visitor; and for somebody who
 * has a subscription already, to the page on which it is managed.
 */
export async function buyOffer(
  host: Pick<Host, 'fetch' | 'log'>,
  offerId: OfferId,
): Promise<BuyOutcome> {
  const begun = await call(host, CHECKOUT, { body: { offerId } });
  const code = begun.ok ? null : begun.reason.code;
  if (code === 'unauthenticated') return { goTo: signInLink(offerId) };
  const page = code === 'already_subscribed' ? await call(host, PORTAL, {}) : begun;
  if (page.ok) return { goTo: page.value.url };
  const { sentence, cause } = page.reason;
  if (cause !== undefined) host.log.error('No payment page was opened', cause);
  return {
    refusal: page.reason.code === null ? BUYING.failed : sentence,
    isClosed: CLOSED.includes(page.reason.code),
  };
}
