import type { SubscriptionState } from '../offers/entitlements.ts';
import type { OfferId } from '../offers/offers.ts';

/** What the payment provider may call a subscription, in its own words. */
export const PAYMENT_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;

/** What the payment provider calls a subscription. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** One subscription as the payment provider has it. */
export interface PaidSubscription {
  readonly id: string;
  readonly status: PaymentStatus;
  /** The offer it was bought through; null when that can't be told. */
  readonly offerId: OfferId | null;
  readonly startedAt: Date;
  /** When the current period began; while a payment is due, when it fell due. */
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When its trial ends or ended; null when it never had one. */
  readonly trialEnd: Date | null;
  /** When it is to end or has ended; null when it goes on. */
  readonly endsAt: Date | null;
}

/** How long a subscription goes on after a payment has failed, so that a new card costs nobody a working day. */
export const PAYMENT_GRACE_DAYS = 7;

const DAY_MS = 24 * 60 * 60_000;

/** What each status means, where that does not depend on the time. */
const STATES: Readonly<Record<Exclude<PaymentStatus, 'past_due'>, SubscriptionState>> = {
  incomplete: 'none',
  incomplete_expired: 'none',
  trialing: 'trial',
  active: 'active',
  unpaid: 'expired',
  paused: 'expired',
  canceled: 'expired',
};

/** Statuses that the provider may still charge for: nobody should buy a second subscription beside one of these. */
const CHARGEABLE = new Set<PaymentStatus>(['trialing', 'active', 'past_due', 'unpaid', 'paused']);

/** From the best to the worst for the person. */
const BEST_FIRST: readonly SubscriptionState[] = ['active', 'trial', 'expired', 'none'];

/**
 * State of one subscription. While a payment is due it stays active for `PAYMENT_GRACE_DAYS`; one that was never paid
 * for counts as none.
 */
export function stateOf(
  { status, periodStart }: Pick<PaidSubscription, 'status' | 'periodStart'>,
  now: Date,
): SubscriptionState {
  if (status !== 'past_due') return STATES[status];
  const dueForMs = now.getTime() - periodStart.getTime();
  return dueForMs < PAYMENT_GRACE_DAYS * DAY_MS ? 'active' : 'expired';
}

/** Whether the provider may still charge for a subscription. */
export function isChargeable({ status }: Pick<PaidSubscription, 'status'>): boolean {
  return CHARGEABLE.has(status);
}

/** The subscription that counts for a person: the best one, and of equals the newest. Undefined when there is none. */
export function currentSubscription<Subscription extends PaidSubscription>(
  subscriptions: readonly Subscription[],
  now: Date,
): Subscription | undefined {
  const rank = (subscription: Subscription) => BEST_FIRST.indexOf(stateOf(subscription, now));
  return subscriptions.toSorted(
    (one, other) => rank(one) - rank(other) || other.startedAt.getTime() - one.startedAt.getTime(),
  )[0];
}

/** State of a person's subscription. */
export function subscriptionState(
  subscriptions: readonly PaidSubscription[],
  now: Date,
): SubscriptionState {
  const current = currentSubscription(subscriptions, now);
  return current === undefined ? 'none' : stateOf(current, now);
}
