import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Address, pathOf } from './address.ts';
import { beginCheckout, type Billing, openPortal, readBilling, readCheckout } from './billing.ts';
import { CHECKOUT, CHECKOUT_STATE, PORTAL } from './billing-address.ts';
import { BILLING_STATE } from './billing-state-address.ts';
import { requestDownload, subscribeToNewsletter } from './forms.ts';
import { DOWNLOAD_REQUESTS, NEWSLETTER_SUBSCRIBERS } from './forms-address.ts';
import { recommendForTask, suggest } from './suggestion.ts';
import { RECOMMENDATION, SUGGESTION } from './suggestion-address.ts';

type AnyAddress = Address<string, unknown, unknown, unknown>;

const PAIR = { globalModulationHz: 1, centerModulationHz: 10, visualHue: 240 };
const TRIAL: Billing = {
  purchases: true,
  subscription: 'trial',
  offerId: 'annual',
  trialEndsAt: '2026-06-08T09:00:00Z',
  renewsAt: '2026-06-08T09:00:00Z',
  cancelAtPeriodEnd: true,
  endsAt: '2026-06-08T09:00:00Z',
  isPaymentDue: true,
  refundDays: 30,
  trialUsed: true,
};
const SUGGESTED = { ...PAIR, narrativeExplanation: 'Slow.' };

/** An address without schemas, the declaration made from it, and answers that both read. */
const PAIRS: readonly [AnyAddress, { response?: z.ZodType | undefined }, readonly object[]][] = [
  [
    DOWNLOAD_REQUESTS,
    requestDownload,
    [
      { ok: true, delivery: 'at_once' },
      { ok: true, delivery: 'with_release' },
    ],
  ],
  [NEWSLETTER_SUBSCRIBERS, subscribeToNewsletter, [{ ok: true }]],
  [CHECKOUT, beginCheckout, [{ url: 'https://pay.example/c' }]],
  [PORTAL, openPortal, [{ url: 'https://pay.example/p' }]],
  [
    CHECKOUT_STATE,
    readCheckout,
    [
      { isComplete: true, offerId: 'annual' },
      { isComplete: false, offerId: null },
    ],
  ],
  [BILLING_STATE, readBilling, [TRIAL]],
  [SUGGESTION, suggest, [SUGGESTED]],
  [RECOMMENDATION, recommendForTask, [SUGGESTED]],
];

describe('an address without schemas', () => {
  it.each(PAIRS.map(([address, declared, answers]) => ({ address, declared, answers })))(
    'is that of its declaration, and reads of an answer what that reads: $address.path',
    ({ address, declared, answers }) => {
      expect(declared).toMatchObject({ method: address.method, path: address.path });
      for (const answer of answers) {
        const read = address.response?.safeParse(answer);
        expect(declared.response?.parse(answer)).toMatchObject(
          read?.success === true && typeof read.data === 'object' && read.data !== null
            ? read.data
            : {},
        );
      }
    },
  );

  it.each([CHECKOUT, PORTAL, CHECKOUT_STATE, BILLING_STATE, SUGGESTION])(
    'refuses what is no answer: $path',
    ({ response }) => {
      for (const body of [undefined, null, 'hello']) {
        expect(response.safeParse(body).success).toBe(false);
      }
    },
  );
});

describe('the path of an endpoint', () => {
  it('has values in place of its names, which stay within their place', () => {
    const path = '/api/rooms/:room/beds/:id';
    expect(pathOf({ path }, { room: 'hall', id: '7' })).toBe('/api/rooms/hall/beds/7');
    expect(pathOf({ path }, { room: '../x', id: '$&?' })).toBe('/api/rooms/..%2Fx/beds/%24%26%3F');
  });
});
