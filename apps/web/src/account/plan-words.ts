import type { Billing } from '@overtone/domain/contract/billing';
import { OFFERS } from '@overtone/domain/offers/offers';
import { offerPrice } from '../content/offer-words.ts';

/** What a person's plan is called, and what will happen to it next. */
export interface PlanWords {
  readonly name: string;
  readonly next: string | null;
}

/** Says how a subscription stands; `day` writes an instant. */
export function planWords(billing: Billing, day: (instant: string) => string): PlanWords {
  const { subscription, offerId, trialEndsAt, renewsAt, endsAt, cancelAtPeriodEnd } = billing;
  const price = offerId === null ? '' : offerPrice(OFFERS[offerId]);
  const from = price === '' ? '' : `, ${price}`;
  if (subscription === 'none') return { name: 'Free', next: null };
  if (subscription === 'expired') {
    return {
      name: 'Free',
      next: endsAt === null ? null : `Your subscription ended on ${day(endsAt)}.`,
    };
  }
  const name = `${subscription === 'trial' ? 'Trial' : 'Subscribed'}${from}`;
  if (billing.isPaymentDue) {
    return { name, next: 'The last payment did not go through. Please check how you pay.' };
  }
  if (cancelAtPeriodEnd && endsAt !== null) {
    return { name, next: `Cancelled. Everything stays open until ${day(endsAt)}.` };
  }
  if (subscription === 'trial' && trialEndsAt !== null) {
    return { name, next: `Free until ${day(trialEndsAt)}; the first payment follows then.` };
  }
  return { name, next: renewsAt === null ? null : `Renews on ${day(renewsAt)}.` };
}
