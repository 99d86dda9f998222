import { PURCHASES_CLOSED_TEXT } from '@overtone/domain/billing/purchases-closed';
import type { Capabilities } from '@overtone/domain/contract/capabilities';
import { ERROR_CODES } from '@overtone/domain/contract/error-codes';
import { purchaseSentence } from '@overtone/domain/offers/charge-sentence';
import { OFFERS, type OfferId } from '@overtone/domain/offers/offers';
import { freePromises } from '../../content/offer-words.ts';
import type { Carried } from './carried-offer.ts';
import { canBuy } from './can-buy.ts';

export interface OfferLineProps {
  readonly carried: Carried;
  readonly capabilities: Capabilities | null;
}

/**
 * The offer that the person came with, in one line: what it costs for whoever wants to buy it, what is free of it for
 * whoever does not. Nothing until it is known what can be bought.
 */
export function OfferLine({ carried, capabilities }: OfferLineProps) {
  const { offerId } = carried;
  if (offerId === null || capabilities === null) return null;
  const words = carried.isToBuy
    ? costWords(offerId, capabilities)
    : freePromises(OFFERS[offerId]).join(' · ');
  if (words === '') return null;
  return <p className="border-l-2 border-accent pl-4 text-small">{words}</p>;
}

function costWords(offerId: OfferId, capabilities: Capabilities): string {
  if (canBuy(offerId, capabilities)) return purchaseSentence(offerId, { trialUsed: false }) ?? '';
  return capabilities.purchases === true
    ? ERROR_CODES.offer_not_on_sale.sentence
    : PURCHASES_CLOSED_TEXT;
}
