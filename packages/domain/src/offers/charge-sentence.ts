import { accountTerms } from './account-terms.ts';
import { formatUsd, type OfferId, type Plan } from './offers.ts';
import type { Days } from '../units.ts';

/** What a plan costs, and for how long each payment can be had back. */
export interface ChargeTerms {
  readonly plan: Plan;
  readonly refundDays: Days;
}

/** When money is taken next. A `day` is a date as the person reads it. */
export type NextCharge =
  | { readonly kind: 'after-trial'; readonly days: Days }
  | { readonly kind: 'at-once' }
  | { readonly kind: 'trial-ends'; readonly day: string }
  | { readonly kind: 'renews'; readonly day: string };

/** What is charged, when, and under which terms: the one sentence that everybody reads before and after buying. */
export function chargeSentence(
  { plan: { priceUsd, period }, refundDays }: ChargeTerms,
  next: NextCharge,
): string {
  const charged = `${formatUsd(priceUsd)} is charged`;
  return `${firstCharge(charged, next)}, and again every ${period} until you cancel. If you ask within ${refundDays} days of a payment, you get your money back.`;
}

/**
 * What buying an offer costs, by the better of the readings that reach the same person; null for an offer that sells
 * nothing. A person has one trial in all.
 */
export function purchaseSentence(
  offerId: OfferId,
  { trialUsed }: { readonly trialUsed: boolean },
): string | null {
  const { plan, refundDays, trialDays } = accountTerms(offerId);
  if (plan === null) return null;
  const hasTrial = trialDays > 0 && !trialUsed;
  return chargeSentence(
    { plan, refundDays },
    hasTrial ? { kind: 'after-trial', days: trialDays } : { kind: 'at-once' },
  );
}

function firstCharge(charged: string, next: NextCharge): string {
  switch (next.kind) {
    case 'after-trial':
      return `Free for ${next.days} days, then ${charged}`;
    case 'trial-ends':
      return `Free until ${next.day}, then ${charged}`;
    case 'renews':
      return `${charged} on ${next.day}`;
    default:
      return `${charged} when you subscribe`;
  }
}
