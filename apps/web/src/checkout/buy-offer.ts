import { requestJson } from '@overtone/client/api/request-json';
import type { Host } from '@overtone/client/platform/host';
import type { OfferId } from '@overtone/domain/offers/offers';
import { BUYING } from '../content/buying.ts';
import { textIn } from './text-in.ts';

/** What follows from wanting to buy: a page to go to, or a sentence that says why not. */
export type BuyOutcome =
  | { readonly goTo: string }
  | {
      readonly refusal: string;
      /** Whether it is not on sale here, so that trying again does not help. */
      readonly isClosed: boolean;
    };

const CLOSED: readonly (string | undefined)[] = ['purchases_closed', 'offer_not_on_sale'];

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
  const begun = await ask(host, '/api/billing/checkout', { offerId });
  if (begun.code === 'unauthenticated') return { goTo: signInLink(offerId) };
  const { url, error } =
    begun.code === 'already_subscribed' ? await ask(host, '/api/billing/portal', {}) : begun;
  return url === undefined
    ? { refusal: error ?? BUYING.failed, isClosed: CLOSED.includes(begun.code) }
    : { goTo: url };
}

async function ask(host: Pick<Host, 'fetch' | 'log'>, path: string, body: unknown) {
  const reply = await requestJson(host, path, { method: 'POST', body });
  if (!reply.ok) {
    host.log.error(`${path} did not answer`, reply.reason);
    return {};
  }
  const { body: answer } = reply.value;
  return {
    url: textIn(answer, 'url'),
    code: textIn(answer, 'code'),
    error: textIn(answer, 'error'),
  };
}
