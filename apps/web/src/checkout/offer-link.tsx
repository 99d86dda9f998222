import type { OfferId } from '@overtone/domain/offers/offers';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { BUYING } from '../content/buying.ts';
import { signInLink } from './buy-offer.ts';

/** An offer that has a button on a page. */
export type BuyableOfferId = OfferId & keyof typeof BUYING;

/** The button that begins a purchase. Without JavaScript it leads to the sign-in, and the offer travels along. */
export function OfferLink({
  offerId,
  tone = 'solid',
}: {
  readonly offerId: BuyableOfferId;
  readonly tone?: keyof typeof BUTTON_TONES;
}) {
  return (
    <a href={signInLink(offerId)} data-offer={offerId} className={BUTTON_TONES[tone]}>
      {BUYING[offerId]}
    </a>
  );
}

/** Where a section says what came of a purchase; `sellOffers` writes into it. */
export function OfferNotice() {
  return <output data-offer-notice="" className="block text-small text-muted empty:hidden" />;
}
