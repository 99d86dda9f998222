import { DEFAULT_OFFER_ID, OFFER_IDS, type OfferId, OFFERS, type Plan } from './offers.ts';

/** In which order offers of one period are preferred, where the person's own is not on sale. */
const BY_PREFERENCE: readonly OfferId[] = ['hero', 'monthly', 'annual', 'annual-14', 'landing'];

/**
 * What a person who came through `ownOfferId` (null for none) can buy here: their own offer first, and one for each other
 * period. Empty where nothing is on sale.
 */
export function offersToBuy(
  ownOfferId: OfferId | null,
  onSale: readonly string[],
): readonly OfferId[] {
  const periods = new Set<Plan['period']>();
  return [ownOfferId ?? DEFAULT_OFFER_ID, ...BY_PREFERENCE].filter((id) => {
    const { plan } = OFFERS[id];
    if (plan === null || !onSale.includes(id) || periods.has(plan.period)) return false;
    periods.add(plan.period);
    return true;
  });
}

/** Whether what this offer sells can be bought, through it or through another offer of the same plan. */
export function isPlanOnSale(offerId: OfferId, onSale: readonly string[]): boolean {
  const { plan } = OFFERS[offerId];
  return OFFER_IDS.some((id) => onSale.includes(id) && plan !== null && OFFERS[id].plan === plan);
}

/** The first of `offersToBuy`; null where nothing is on sale. */
export function offerToBuy(ownOfferId: OfferId | null, onSale: readonly string[]): OfferId | null {
  return offersToBuy(ownOfferId, onSale)[0] ?? null;
}
