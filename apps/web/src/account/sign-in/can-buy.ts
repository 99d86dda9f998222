import type { Capabilities } from '@overtone/domain/contract/capabilities';
import type { OfferId } from '@overtone/domain/offers/offers';

/** Whether an offer can be bought here now. */
export function canBuy(
  offerId: OfferId,
  { purchases, offersOnSale }: Pick<Capabilities, 'purchases' | 'offersOnSale'>,
): boolean {
  return purchases === true && offersOnSale?.includes(offerId) === true;
}
