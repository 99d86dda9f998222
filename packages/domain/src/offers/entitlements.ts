import { accountTerms } from './account-terms.ts';
import { FREE_DAILY_MINUTES, type OfferId } from './offers.ts';

/** States of a subscription; `none` is an account that never had one. */
export const SUBSCRIPTION_STATES = ['none', 'trial', 'active', 'expired'] as const;

/** State of a subscription. */
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** How much is left of something that may have no limit. */
export type Allowance = number | 'unlimited';

/** What is known about a person now. An anonymous visitor has no offer and no subscription. */
export interface UsageSoFar {
  readonly offerId: OfferId | null;
  readonly subscription: SubscriptionState;
  /** AI personalizations used in the account's lifetime. */
  readonly personalizationsUsed: number;
  /** Minutes of light and sound today. */
  readonly minutesUsedToday: number;
  /** Whether the operator limits the day of people who do not pay. */
  readonly dailyLimitEnforced: boolean;
}

/** What a person may do now. */
export interface Entitlements {
  /** Whether a trial or a subscription runs. */
  readonly subscribed: boolean;
  readonly personalizationsLeft: Allowance;
  readonly minutesLeftToday: Allowance;
  /** Whether the daily limit counts for this person at all. */
  readonly dailyLimitApplies: boolean;
}

/**
 * What a person may do now. A trial or subscription lifts every limit. Without one, free personalizations run
 * down, and the day is unlimited as the hero promises unless the operator enforces the demo's daily limit.
 */
export function entitlements(usage: UsageSoFar): Entitlements {
  const subscribed = usage.subscription === 'trial' || usage.subscription === 'active';
  const dailyLimitApplies = usage.dailyLimitEnforced && !subscribed;
  const { freePersonalizations } = accountTerms(usage.offerId);
  return {
    subscribed,
    personalizationsLeft: subscribed
      ? 'unlimited'
      : left(freePersonalizations, usage.personalizationsUsed),
    minutesLeftToday: dailyLimitApplies
      ? left(FREE_DAILY_MINUTES, usage.minutesUsedToday)
      : 'unlimited',
    dailyLimitApplies,
  };
}

function left(allowed: number, used: number): number {
  return Math.max(0, allowed - used);
}
