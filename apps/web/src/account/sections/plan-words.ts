import type { BillingState } from '@overtone/domain/contract/billing-state-address';
import { chargeSentence, type NextCharge } from '@overtone/domain/offers/charge-sentence';
import { formatPlan, OFFERS } from '@overtone/domain/offers/offers';

/** What a person's plan is called, and what will happen to it next. */
export interface PlanWords {
  readonly name: string;
  readonly next: string | null;
}

/** Says how a subscription stands; `day` writes an instant. */
export function planWords(billing: BillingState, day: (instant: string) => string): PlanWords {
  const { subscription, offerId, trialEndsAt, renewsAt, endsAt, cancelAtPeriodEnd } = billing;
  const plan = offerId === null ? null : OFFERS[offerId].plan;
  if (subscription === 'none') return { name: 'Free', next: null };
  if (subscription === 'expired') {
    return {
      name: 'Free',
      next: endsAt === null ? null : `Your subscription ended on ${day(endsAt)}.`,
    };
  }
  const name = `${subscription === 'trial' ? 'Trial' : 'Subscribed'}${plan === null ? '' : `, ${formatPlan(plan)}`}`;
  const charge = (next: NextCharge, otherwise: string) =>
    plan === null ? otherwise : chargeSentence({ plan, refundDays: billing.refundDays }, next);
  if (billing.isPaymentDue) {
    return {
      name,
      next: 'The last payment did not go through. Please check your payment details.',
    };
  }
  if (cancelAtPeriodEnd && endsAt !== null) {
    return { name, next: `Cancelled. Everything stays open until ${day(endsAt)}.` };
  }
  if (subscription === 'trial' && trialEndsAt !== null) {
    const trialEnd = day(trialEndsAt);
    const next = charge({ kind: 'trial-ends', day: trialEnd }, `Free until ${trialEnd}.`);
    return { name, next };
  }
  if (renewsAt === null) return { name, next: null };
  const renewal = day(renewsAt);
  return { name, next: charge({ kind: 'renews', day: renewal }, `Renews on ${renewal}.`) };
}
