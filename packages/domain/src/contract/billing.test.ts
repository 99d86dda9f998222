import { describe, expect, it } from 'vitest';
import { billingSchema, checkoutRequestSchema, paymentPageSchema } from './billing.ts';

describe('checkoutRequestSchema', () => {
  it('takes the name of an offer and nothing else', () => {
    expect(checkoutRequestSchema.parse({ offerId: 'annual' })).toEqual({ offerId: 'annual' });
    for (const body of [{}, { offerId: 'gold' }, { offerId: 'annual', priceUsd: 1 }, null, []]) {
      expect(checkoutRequestSchema.safeParse(body).success).toBe(false);
    }
  });
});

describe('paymentPageSchema', () => {
  it('is an address', () => {
    expect(paymentPageSchema.safeParse({ url: 'https://pay.example/c/1' }).success).toBe(true);
    expect(paymentPageSchema.safeParse({ url: 'pay' }).success).toBe(false);
  });
});

describe('billingSchema', () => {
  it('describes somebody who never subscribed', () => {
    const body = {
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
    expect(billingSchema.parse(body)).toEqual(body);
  });
});
