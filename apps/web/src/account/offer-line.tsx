import { OFFERS, type OfferId } from '@overtone/domain/offers/offers';
import { offerPrice, offerPromises } from '../content/offer-words.ts';

/** The offer that the person came with, in one line. */
export function OfferLine({ offerId }: { readonly offerId: OfferId }) {
  const offer = OFFERS[offerId];
  const words = [offerPrice(offer), ...offerPromises(offer)].filter(Boolean);
  return <p className="border-l-2 border-accent pl-4 text-small">{words.join(' · ')}</p>;
}
