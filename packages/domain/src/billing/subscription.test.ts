import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentSubscription,
  isChargeable,
  type PaidSubscription,
  PAYMENT_GRACE_DAYS,
  PAYMENT_STATUSES,
  type PaymentStatus,
  stateOf,
  subscriptionState,
} from './subscription.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

function subscription(
  status: PaymentStatus,
  more: Partial<PaidSubscription> = {},
): PaidSubscription {
  return {
    id: 'sub_1',
    status,
    offerId: 'monthly',
    startedAt: daysAgo(10),
    periodStart: daysAgo(10),
    periodEnd: daysAgo(-20),
    trialEnd: null,
    endsAt: null,
    ...more,
  };
}

describe('stateOf', () => {
  it.each([
    ['incomplete', 'none'],
    ['incomplete_expired', 'none'],
    ['trialing', 'trial'],
    ['active', 'active'],
    ['unpaid', 'expired'],
    ['paused', 'expired'],
    ['canceled', 'expired'],
  ] as const)('takes %s as %s, whenever it is asked', (status, state) => {
    for (const days of [0, 6, 8, 400]) {
      expect(stateOf({ status, periodStart: daysAgo(days) }, NOW)).toBe(state);
    }
  });

  it('keeps a subscription active for a week after a payment failed, then no longer', () => {
    const due = (days: number) => stateOf({ status: 'past_due', periodStart: daysAgo(days) }, NOW);
    expect(PAYMENT_GRACE_DAYS).toBe(7);
    expect(due(0)).toBe('active');
    expect(due(7 - 1 / DAY_MS)).toBe('active');
    expect(due(7)).toBe('expired');
  });
});

describe('isChargeable', () => {
  it('is true as long as money may still be asked for', () => {
    expect(PAYMENT_STATUSES.filter((status) => isChargeable({ status }))).toEqual([
      'trialing',
      'active',
      'past_due',
      'unpaid',
      'paused',
    ]);
  });
});

describe('currentSubscription', () => {
  it('is the one that is best for the person', () => {
    const ended = subscription('canceled', { id: 'ended', startedAt: daysAgo(1) });
    const trial = subscription('trialing', { id: 'trial', startedAt: daysAgo(2) });
    const paid = subscription('active', { id: 'paid', startedAt: daysAgo(3) });
    expect(currentSubscription([ended, trial, paid], NOW)?.id).toBe('paid');
    expect(currentSubscription([ended, trial], NOW)?.id).toBe('trial');
    expect(currentSubscription([ended], NOW)?.id).toBe('ended');
    expect(currentSubscription([], NOW)).toBeUndefined();
  });

  it('is the newest of two that have ended', () => {
    const older = subscription('canceled', { id: 'older', startedAt: daysAgo(200) });
    const newer = subscription('canceled', { id: 'newer', startedAt: daysAgo(100) });
    expect(currentSubscription([older, newer], NOW)?.id).toBe('newer');
  });
});

describe('subscriptionState', () => {
  it('is none for somebody who never subscribed, or whose first payment never came', () => {
    expect(subscriptionState([], NOW)).toBe('none');
    expect(subscriptionState([subscription('incomplete_expired')], NOW)).toBe('none');
  });

  it('does not depend on the order of the subscriptions', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PAYMENT_STATUSES)), (statuses) => {
        const subscriptions = statuses.map((status) => subscription(status));
        expect(subscriptionState(subscriptions, NOW)).toBe(
          subscriptionState(subscriptions.toReversed(), NOW),
        );
      }),
    );
  });
});
