import {
  type PaidSubscription,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@overtone/domain/billing/subscription';
import { OFFER_IDS, type OfferId } from '@overtone/domain/offers/offers';
import type { Stripe } from 'stripe';

/** A subscription in our own words. */
export function readSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const [item] = subscription.items.data;
  const periodStart = item?.current_period_start ?? subscription.start_date;
  return {
    id: subscription.id,
    status: readStatus(subscription.status),
    offerId: readOfferId(subscription.metadata['offer_id']),
    startedAt: instant(subscription.created),
    periodStart: instant(periodStart),
    periodEnd: instant(item?.current_period_end ?? periodStart),
    trialEnd: subscription.trial_end === null ? null : instant(subscription.trial_end),
    endsAt: endOf(subscription, item?.current_period_end),
  };
}

/** The offer that a note on one of Stripe's objects names. */
export function readOfferId(noted: string | undefined): OfferId | null {
  return OFFER_IDS.find((id) => id === noted) ?? null;
}

/** An instant from Stripe's whole seconds. */
export function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** A status that Stripe has invented since gives no right to anything. */
function readStatus(status: string): PaymentStatus {
  return PAYMENT_STATUSES.find((known) => known === status) ?? 'paused';
}

/** Stripe says that a subscription ends by an end, by a day to end on, or by the period that it ends with. */
function endOf(
  { ended_at, cancel_at, cancel_at_period_end }: Stripe.Subscription,
  periodEnd: number | undefined,
): Date | null {
  const seconds = ended_at ?? cancel_at ?? (cancel_at_period_end ? periodEnd : undefined);
  return seconds === undefined ? null : instant(seconds);
}
