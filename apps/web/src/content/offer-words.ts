import { formatPlan, type Offer } from '@overtone/domain/offers/offers';

/** What a free personalization is called: the landing block and the rest of the site word it differently. */
const PERSONALIZATIONS: Readonly<Partial<Record<Offer['id'], string>>> = {
  landing: 'AI queries',
};

/** An offer's price, as the page words it; an empty text when nothing is charged. */
export function offerPrice(offer: Offer): string {
  return offer.priceText ?? (offer.plan ? formatPlan(offer.plan) : '');
}

/** What an offer gives for nothing, beside its trial: what an account has that came through it and bought nothing. */
export function freePromises({ id, freeDailyMinutes, freePersonalizations }: Offer) {
  return [
    freeDailyMinutes === 'unlimited' && 'Unlimited audio-visual stimulation',
    typeof freeDailyMinutes === 'number' && `${freeDailyMinutes} minutes free daily`,
    freePersonalizations !== null &&
      `${freePersonalizations} free ${PERSONALIZATIONS[id] ?? 'AI frequency personalizations'}`,
  ].filter((promise) => promise !== false);
}

/** Everything that an offer promises beside its price, one short phrase each, in the order in which it matters. */
export function offerPromises(offer: Offer): readonly string[] {
  const { trialDays, refundDays, noCard } = offer;
  return [
    ...freePromises(offer),
    trialDays !== null && `${trialDays}-day ${offer.id === 'landing' ? 'unlimited' : 'free'} trial`,
    refundDays !== null &&
      `${offer.id === 'hero' ? 'Risk-free: ' : ''}${refundDays}-day money-back promise`,
    noCard && 'No credit card',
  ].filter((promise) => promise !== false);
}
