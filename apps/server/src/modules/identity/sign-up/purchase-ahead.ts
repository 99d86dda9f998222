import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { PURCHASES_CLOSED_TEXT } from '@overtone/domain/billing/purchases-closed';
import { ERROR_CODES } from '@overtone/domain/contract/error-codes';
import { purchaseSentence } from '@overtone/domain/offers/charge-sentence';
import type { OfferId } from '@overtone/domain/offers/offers';

/** What comes of the offer that a person on the way to `next` wants to buy; null where there is none. */
export function purchaseAhead(next: string, offersOnSale: readonly OfferId[]): string | null {
  const wanted = offerIn(next);
  if (wanted === null) return null;
  const offerId = offersOnSale.find((id) => id === wanted);
  if (offerId !== undefined) {
    return `Then the payment page opens. ${purchaseSentence(offerId, { trialUsed: false })}`;
  }
  const isClosed = offersOnSale.length === 0;
  const why = isClosed ? PURCHASES_CLOSED_TEXT : ERROR_CODES.offer_not_on_sale.sentence;
  return `${why} Your account opens without it.`;
}

/** The offer that the way on leads to buying. */
function offerIn(next: string): string | null {
  const { pathname, searchParams } = new URL(next, 'http://localhost');
  return pathname === ACCOUNT_PAGES.signIn ? searchParams.get('offer') : null;
}
