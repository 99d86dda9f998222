import { DEFAULT_OFFER_ID, OFFERS, type Offer, type OfferId, type Plan } from './offers.ts';

/** Readings that everybody meets, whichever offer they came through: the hero's promises and the legal pages. */
const STANDING_OFFERS = [OFFERS.hero, OFFERS.terms];

/** What holds for one account, after the better of two readings was taken. */
export interface AccountTerms {
  readonly plan: Plan | null;
  readonly trialDays: number;
  readonly refundDays: number;
  readonly freePersonalizations: number;
}

/**
 * The terms of an account that came through `offerId` (null for none). Where two readings reach the same person the
 * better one holds: a promise that the offer leaves out or undercuts is taken from the readings that everybody meets,
 * and offers that sell the same plan share the longest trial. The price stays the offer's own.
 */
export function accountTerms(offerId: OfferId | null): AccountTerms {
  const offer = OFFERS[offerId ?? DEFAULT_OFFER_ID];
  const readings = [offer, ...STANDING_OFFERS];
  return {
    plan: offer.plan,
    trialDays: best(
      Object.values(OFFERS).filter((other) => sellSamePlan(other, offer)),
      'trialDays',
    ),
    refundDays: best(readings, 'refundDays'),
    freePersonalizations: best(readings, 'freePersonalizations'),
  };
}

function sellSamePlan(one: Offer, other: Offer): boolean {
  return one.plan !== null && one.plan === other.plan;
}

function best(
  offers: readonly Offer[],
  promise: 'trialDays' | 'refundDays' | 'freePersonalizations',
): number {
  return Math.max(0, ...offers.map((offer) => offer[promise] ?? 0));
}
