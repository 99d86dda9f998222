import type { Billing } from '@overtone/domain/contract/billing';
import { describe, expect, it } from 'vitest';
import { planWords } from './plan-words.ts';

const FREE: Billing = {
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
};
const PAID: Billing = { ...FREE, subscription: 'active', offerId: 'monthly' };

describe('planWords', () => {
  it.each<[string, Billing, string, string | null]>([
    ['no subscription', FREE, 'Free', null],
    [
      'a trial',
      { ...PAID, subscription: 'trial', trialEndsAt: 'T' },
      'Trial, $20/month',
      'Free until T, then $20 is charged, and again every month until you cancel. If you ask within 30 days of a payment, you get your money back.',
    ],
    [
      'a trial of the year that is shown by the month',
      { ...PAID, offerId: 'annual-14', subscription: 'trial', trialEndsAt: 'T' },
      'Trial, $100/year',
      'Free until T, then $100 is charged, and again every year until you cancel. If you ask within 30 days of a payment, you get your money back.',
    ],
    [
      'a subscription',
      { ...PAID, renewsAt: 'R' },
      'Subscribed, $20/month',
      '$20 is charged on R, and again every month until you cancel. If you ask within 30 days of a payment, you get your money back.',
    ],
    [
      'a subscription to something that is not known',
      { ...PAID, offerId: null, renewsAt: 'R' },
      'Subscribed',
      'Renews on R.',
    ],
    [
      'a cancelled one',
      { ...PAID, cancelAtPeriodEnd: true, endsAt: 'E' },
      'Subscribed, $20/month',
      'Cancelled. Everything stays open until E.',
    ],
    [
      'a failed payment',
      { ...PAID, isPaymentDue: true },
      'Subscribed, $20/month',
      'The last payment did not go through. Please check your payment details.',
    ],
    [
      'one that is over',
      { ...PAID, subscription: 'expired', endsAt: 'E' },
      'Free',
      'Your subscription ended on E.',
    ],
  ])('says how %s stands', (_, billing, name, next) => {
    expect(planWords(billing, (instant) => instant)).toEqual({ name, next });
  });
});
