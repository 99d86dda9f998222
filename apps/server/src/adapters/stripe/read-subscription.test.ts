import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import type { SubscriptionRecord } from '../../testing/stripe-stand-in/records.ts';
import { subscriptionShape } from '../../testing/stripe-stand-in/shapes.ts';
import { readSubscription } from './read-subscription.ts';

const START = 1_772_442_000;
const END = START + 30 * 86_400;
const at = (seconds: number) => new Date(seconds * 1000);

const RECORD: SubscriptionRecord = {
  id: 'sub_1',
  created: START,
  customer: 'cus_1',
  priceId: 'price_1',
  metadata: { user_id: 'ada', offer_id: 'annual' },
  trialStart: null,
  trialEnd: null,
  status: 'active',
  periodStart: START,
  periodEnd: END,
  cancelAt: null,
  cancelAtPeriodEnd: false,
  canceledAt: null,
  endedAt: null,
};

/** Reads what Stripe writes as JSON, with changes. */
function read(record: Partial<SubscriptionRecord>, change: Record<string, unknown> = {}) {
  const shape = { ...subscriptionShape({ ...RECORD, ...record }, undefined), ...change };
  const written: Stripe.Subscription = JSON.parse(JSON.stringify(shape));
  return readSubscription(written);
}

describe('readSubscription', () => {
  it('takes the period from the item', () => {
    expect(read({})).toEqual({
      id: 'sub_1',
      status: 'active',
      offerId: 'annual',
      startedAt: at(START),
      periodStart: at(START),
      periodEnd: at(END),
      trialEnd: null,
      endsAt: null,
    });
  });

  it.each<[string, Partial<SubscriptionRecord>, number | null]>([
    ['goes on', {}, null],
    ['ends with the period', { cancelAtPeriodEnd: true }, END],
    ['ends by a date', { cancelAt: START + 5 }, START + 5],
    ['has ended', { status: 'canceled', endedAt: START + 3, cancelAt: START + 5 }, START + 3],
  ])('says when one that %s ends', (_, record, seconds) => {
    expect(read(record).endsAt).toEqual(seconds === null ? null : at(seconds));
  });

  it('gives no right for a status that it does not know', () => {
    expect(read({}, { status: 'dormant' }).status).toBe('paused');
  });

  it('does not guess an offer, and survives a subscription without items', () => {
    expect(read({}, { metadata: { offer_id: 'gold' } }).offerId).toBeNull();
    expect(read({}, { metadata: {}, items: { object: 'list', data: [] } })).toMatchObject({
      offerId: null,
      periodEnd: at(START),
    });
  });
});
