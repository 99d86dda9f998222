import type { PaidSubscription } from '@overtone/domain/billing/subscription';
import { describe, expect, it } from 'vitest';
import { overviewOf } from './overview.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const END = new Date('2026-03-20T09:00:00.000Z');

function overview(...subscriptions: Partial<PaidSubscription>[]) {
  const whole = subscriptions.map((part, index) => ({
    id: `sub_${index}`,
    status: 'active' as const,
    offerId: 'monthly' as const,
    startedAt: NOW,
    periodStart: NOW,
    periodEnd: END,
    trialEnd: null,
    endsAt: null,
    ...part,
  }));
  const facts = { accountOfferId: null, purchases: true, trialUsed: false };
  return overviewOf({ ...facts, subscriptions: whole }, NOW);
}

describe('overviewOf', () => {
  it('shows nothing for nobody, with the refund that the account is promised', () => {
    expect(overview()).toEqual({
      purchases: true,
      subscription: 'none',
      offerId: null,
      trialEndsAt: null,
      renewsAt: null,
      cancelAtPeriodEnd: false,
      endsAt: null,
      isPaymentDue: false,
      refundDays: 30,
      trialUsed: false,
    });
  });

  it('shows when a subscription renews', () => {
    expect(overview({})).toMatchObject({
      subscription: 'active',
      offerId: 'monthly',
      renewsAt: END.toISOString(),
    });
  });

  it('shows when a cancelled one ends, and that nothing is charged any more', () => {
    expect(overview({ endsAt: END })).toMatchObject({
      subscription: 'active',
      renewsAt: null,
      cancelAtPeriodEnd: true,
      endsAt: END.toISOString(),
    });
  });

  it('shows a trial that was over before the first payment came as no trial', () => {
    expect(overview({ status: 'active', trialEnd: NOW })).toMatchObject({ trialEndsAt: null });
    expect(overview({ status: 'trialing', trialEnd: END })).toMatchObject({
      trialEndsAt: END.toISOString(),
    });
  });

  it('shows that a payment is due, in the days of grace and after', () => {
    expect(overview({ status: 'past_due' })).toMatchObject({
      subscription: 'active',
      isPaymentDue: true,
    });
    expect(overview({ status: 'unpaid' })).toMatchObject({
      subscription: 'expired',
      isPaymentDue: true,
      renewsAt: null,
    });
  });

  it('shows one that was never paid for as none', () => {
    expect(overview({ status: 'incomplete_expired', endsAt: NOW })).toEqual(overview());
  });

  it('shows the running one of several', () => {
    expect(
      overview({ status: 'canceled', endsAt: NOW, offerId: 'annual' }, { status: 'trialing' }),
    ).toMatchObject({ subscription: 'trial', offerId: 'monthly', cancelAtPeriodEnd: false });
  });
});
