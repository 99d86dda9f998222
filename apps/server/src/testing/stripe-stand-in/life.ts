import type { Seconds } from '@overtone/domain/units';
import type { Ledger } from './ledger.ts';
import type { SubscriptionRecord } from './records.ts';

/** What happens to subscriptions at Stripe without anybody calling its API. */
export interface Life {
  /** Pays an open checkout; returns the subscription. */
  readonly pay: (sessionId: string) => SubscriptionRecord;
  /** Ends the period: a trial or a paid period is followed by a paid one, or by nothing where it was cancelled. */
  readonly endPeriod: (subscriptionId: string) => void;
  /** Ends the period with a payment that fails. */
  readonly failPayment: (subscriptionId: string) => void;
  /** Makes good a payment that had failed. */
  readonly settle: (subscriptionId: string) => void;
  /** Gives up on a payment that failed: ends the subscription, or leaves it unpaid. */
  readonly giveUp: (subscriptionId: string, how?: 'canceled' | 'unpaid') => void;
  /** Gives back what was paid last; nothing else comes of it. */
  readonly refund: (subscriptionId: string) => void;
  /** Cancels at once, as in the dashboard. */
  readonly cancelNow: (subscriptionId: string) => void;
  /** Cancels by a date, as the portal may do. */
  readonly cancelByDate: (subscriptionId: string) => void;
}

const DAY_SECONDS: Seconds = 24 * 60 * 60;
const PERIOD_DAYS = { month: 30, year: 365 } as const;

/** Life in a ledger. Every step throws where Stripe would not take it. */
export function livingLedger(ledger: Ledger): Life {
  const find = (id: string): SubscriptionRecord => {
    const subscription = ledger.subscriptions.get(id);
    if (subscription === undefined) throw new Error(`No subscription ${id}.`);
    return subscription;
  };
  const periodSeconds = (priceId: string) =>
    PERIOD_DAYS[ledger.prices.get(priceId)?.interval ?? 'month'] * DAY_SECONDS;
  const nextPeriod = ({ periodEnd, priceId }: SubscriptionRecord) => ({
    periodStart: periodEnd,
    periodEnd: periodEnd + periodSeconds(priceId),
  });

  return {
    pay(sessionId) {
      const session = ledger.sessions.get(sessionId);
      if (session?.status !== 'open') throw new Error(`The checkout ${sessionId} is not open.`);
      const created = ledger.nowSeconds();
      const { customer, priceId, trialDays, subscriptionMetadata: metadata } = session;
      const trialEnd = trialDays > 0 ? created + trialDays * DAY_SECONDS : null;
      const subscription: SubscriptionRecord = {
        id: ledger.newId('sub'),
        created,
        customer,
        priceId,
        metadata,
        trialStart: trialEnd === null ? null : created,
        trialEnd,
        status: trialEnd === null ? 'active' : 'trialing',
        periodStart: created,
        periodEnd: trialEnd ?? created + periodSeconds(priceId),
        cancelAt: null,
        cancelAtPeriodEnd: false,
        canceledAt: null,
        endedAt: null,
      };
      ledger.subscriptions.set(subscription.id, subscription);
      session.status = 'complete';
      session.subscription = subscription.id;
      ledger.change(subscription, {}, 'created');
      ledger.tellInvoice(subscription, true);
      ledger.tellSession(session, 'completed');
      return subscription;
    },
    endPeriod(id) {
      const subscription = find(id);
      if (subscription.cancelAtPeriodEnd || subscription.cancelAt !== null) {
        ledger.endNow(subscription);
        return;
      }
      ledger.change(subscription, { ...nextPeriod(subscription), status: 'active' });
      ledger.tellInvoice(subscription, true);
    },
    failPayment(id) {
      const subscription = find(id);
      ledger.tellInvoice(subscription, false);
      ledger.change(subscription, { ...nextPeriod(subscription), status: 'past_due' });
    },
    settle(id) {
      const subscription = find(id);
      ledger.change(subscription, { status: 'active' });
      ledger.tellInvoice(subscription, true);
    },
    giveUp(id, how = 'canceled') {
      const subscription = find(id);
      if (how === 'canceled') ledger.endNow(subscription);
      else ledger.change(subscription, { status: 'unpaid' });
    },
    refund: (id) => ledger.tellRefund(find(id)),
    cancelNow: (id) => ledger.endNow(find(id)),
    cancelByDate(id) {
      const subscription = find(id);
      ledger.change(subscription, {
        cancelAt: subscription.periodEnd,
        canceledAt: ledger.nowSeconds(),
      });
    },
  };
}
