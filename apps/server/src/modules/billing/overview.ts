import {
  currentSubscription,
  stateOf,
  type PaidSubscription,
} from '@overtone/domain/billing/subscription';
import type { Billing } from '@overtone/domain/contract/billing';
import { accountTerms } from '@overtone/domain/offers/account-terms';
import type { OfferId } from '@overtone/domain/offers/offers';

/** What is known of a person's payments. */
export interface BillingFacts {
  readonly subscriptions: readonly PaidSubscription[];
  /** The offer that the account came through. */
  readonly accountOfferId: OfferId | null;
  readonly purchases: boolean;
  /** Whether the person had the one trial. */
  readonly trialUsed: boolean;
}

/** A person's subscription as the account page shows it. */
export function overviewOf(facts: BillingFacts, now: Date): Billing {
  const current = currentSubscription(facts.subscriptions, now);
  const state = current === undefined ? 'none' : stateOf(current, now);
  const isRunning = state === 'trial' || state === 'active';
  const endsAt = current?.endsAt ?? null;
  return {
    purchases: facts.purchases,
    subscription: state,
    offerId: state === 'none' ? null : (current?.offerId ?? null),
    trialEndsAt: state === 'trial' ? written(current?.trialEnd) : null,
    renewsAt: isRunning && endsAt === null ? written(current?.periodEnd) : null,
    cancelAtPeriodEnd: isRunning && endsAt !== null,
    endsAt: state === 'none' ? null : written(endsAt),
    isPaymentDue: current?.status === 'past_due' || current?.status === 'unpaid',
    refundDays: accountTerms(facts.accountOfferId).refundDays,
    trialUsed: facts.trialUsed,
  };
}

function written(instant: Date | null | undefined): string | null {
  return instant?.toISOString() ?? null;
}
