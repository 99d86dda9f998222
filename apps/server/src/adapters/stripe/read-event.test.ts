import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { readEvent } from './read-event.ts';

const SECRET = 'whsec_test';
const NOW = new Date('2026-03-02T09:00:00.000Z');
const stripe = new Stripe('sk_test_none');

function read(payload: unknown, signedSecondsAgo = 0) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: SECRET,
    timestamp: NOW.getTime() / 1000 - signedSecondsAgo,
  });
  return readEvent(stripe, { body, signature, secret: SECRET, now: NOW });
}

/** The wrapping of a message, as Stripe writes it. */
function event(type: string, object: Record<string, unknown>, apiVersion = '2026-08-26.dahlia') {
  return {
    id: 'evt_1RkYb2LkdIwHu7ixT1yJ0aQf',
    object: 'event',
    api_version: apiVersion,
    created: 1_772_442_000,
    data: { object, previous_attributes: { status: 'trialing' } },
    livemode: false,
    pending_webhooks: 2,
    request: { id: 'req_8oXtBQpLkU0TQc', idempotency_key: null },
    type,
  };
}

describe('reading a message', () => {
  it('takes a signature of up to five minutes of age, as Stripe says', () => {
    const message = event('invoice.paid', { id: 'in_1', object: 'invoice', customer: 'cus_1' });
    expect(read(message, 300)).toMatchObject({ customerId: 'cus_1' });
    expect(read(message, 301)).toBeUndefined();
  });

  it.each<[string, Record<string, unknown>, string?]>([
    [
      'customer.subscription.updated',
      { id: 'sub_1', object: 'subscription', customer: 'cus_Na6dX7aXxi11N4', status: 'active' },
    ],
    [
      // Written by an older version: the period at the top, the customer spelled out.
      'customer.subscription.deleted',
      {
        id: 'sub_1',
        object: 'subscription',
        current_period_end: 1_772_442_000,
        customer: { id: 'cus_Na6dX7aXxi11N4', object: 'customer', email: 'ada@example.com' },
      },
      '2020-08-27',
    ],
    [
      'invoice.payment_failed',
      {
        id: 'in_1',
        object: 'invoice',
        customer: 'cus_Na6dX7aXxi11N4',
        parent: {
          type: 'subscription_details',
          subscription_details: { metadata: {}, subscription: 'sub_1' },
        },
      },
    ],
    [
      'checkout.session.completed',
      { id: 'cs_test_1', object: 'checkout.session', customer: 'cus_Na6dX7aXxi11N4' },
    ],
    ['customer.deleted', { id: 'cus_Na6dX7aXxi11N4', object: 'customer', deleted: true }],
  ])('%s: finds the customer', (type, object, version) => {
    expect(read(event(type, object, version))).toEqual({
      id: 'evt_1RkYb2LkdIwHu7ixT1yJ0aQf',
      type,
      customerId: 'cus_Na6dX7aXxi11N4',
    });
  });

  it('reads a message about nobody', () => {
    const object = { id: 'price_1', object: 'price' };
    expect(read(event('price.created', object))?.customerId).toBeUndefined();
    expect(read(event('x', { customer: null }))?.customerId).toBeUndefined();
  });

  it.each([
    'null',
    '7',
    '[]',
    '{}',
    '{"id":"evt_1"}',
    'no JSON',
    '{"id":"evt_1","type":"x","data":{}}',
  ])('takes %s for no message, although it is signed', (body) => {
    expect(read(body)).toBeUndefined();
  });
});
