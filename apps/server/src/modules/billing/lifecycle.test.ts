import { PAYMENT_GRACE_DAYS } from '@overtone/domain/billing/subscription';
import type { SubscriptionState } from '@overtone/domain/offers/entitlements';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentEvents, subscriptions } from '../../database/tables/billing.ts';
import { users } from '../../database/tables/identity.ts';
import {
  type BillingWorld,
  makeBillingWorld,
} from '../../testing/stripe-stand-in/billing-world.ts';
import type { SubscriptionRecord } from '../../testing/stripe-stand-in/records.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';

const DAY_MS = 24 * 60 * 60_000;

let db: TestDatabase;
let world: BillingWorld;

beforeAll(async () => {
  db = await makeTestDatabase();
});
beforeEach(async () => {
  world = await makeBillingWorld(db.database);
});
afterEach(() => world.close());
afterAll(() => db.close());

const rows = () => db.database.select().from(subscriptions);

/** What happens to a subscription one after the other, and what holds after each step. */
type Step = readonly [string, (subscription: SubscriptionRecord) => void, SubscriptionState];

const LIVES: Readonly<Record<string, readonly Step[]>> = {
  'a whole life': [
    ['the trial ends', ({ id }) => world.stripe.life.endPeriod(id), 'active'],
    ['a month ends', ({ id }) => world.stripe.life.endPeriod(id), 'active'],
    ['a payment fails', ({ id }) => world.stripe.life.failPayment(id), 'active'],
    ['it is made good', ({ id }) => world.stripe.life.settle(id), 'active'],
    ['a payment fails again', ({ id }) => world.stripe.life.failPayment(id), 'active'],
    ['Stripe gives up', ({ id }) => world.stripe.life.giveUp(id), 'expired'],
  ],
  'a trial that is cancelled': [
    ['it is cancelled', ({ id }) => world.stripe.life.cancelByDate(id), 'trial'],
    ['the trial ends', ({ id }) => world.stripe.life.endPeriod(id), 'expired'],
  ],
  'a trial whose card is refused': [
    ['a payment fails', ({ id }) => world.stripe.life.failPayment(id), 'active'],
    ['it stays unpaid', ({ id }) => world.stripe.life.giveUp(id, 'unpaid'), 'expired'],
    ['it is made good', ({ id }) => world.stripe.life.settle(id), 'active'],
    ['Stripe ends it', ({ id }) => world.stripe.life.giveUp(id), 'expired'],
  ],
};

/** Lives through the steps; each moves the clock to where it would happen. */
function live(subscription: SubscriptionRecord, [, happen]: Step): void {
  world.pass(Math.max(0, subscription.periodEnd * 1000 - world.now().getTime()));
  happen(subscription);
}

describe.each(Object.entries(LIVES))('%s', (_, steps) => {
  it('holds step by step, with each message twice', async () => {
    const ada = await world.addMember('ada');
    const subscription = await world.buy(ada);
    await world.deliver(world.stripe.events);
    expect(await world.stateOf(ada)).toBe('trial');
    for (const step of steps) {
      const before = world.stripe.events.length;
      live(subscription, step);
      const news = world.stripe.events.slice(before);
      await world.deliver([...news, ...news]);
      expect([step[0], await world.stateOf(ada)]).toEqual([step[0], step[2]]);
    }
    expect(await rows()).toHaveLength(1);
  });

  it('is what it is after the last step, when all messages come late and from the last to the first', async () => {
    const ada = await world.addMember('ada');
    const subscription = await world.buy(ada);
    for (const step of steps) live(subscription, step);
    await world.deliver(world.stripe.events.toReversed());
    expect(await world.stateOf(ada)).toBe(steps.at(-1)?.[2]);
    expect(await rows()).toHaveLength(1);
    expect(await db.database.$count(paymentEvents)).toBe(world.stripe.events.length);
  });

  it('is what it is after the last step, whichever one message came through', async () => {
    const ada = await world.addMember('ada');
    const subscription = await world.buy(ada);
    for (const step of steps) live(subscription, step);
    for (const event of world.stripe.events) {
      await db.database.delete(subscriptions);
      await world.deliver([event]);
      expect([event.type, await world.stateOf(ada)]).toEqual([event.type, steps.at(-1)?.[2]]);
    }
  });
});

describe('a subscription', () => {
  it('stays active for the days of grace after a payment failed, then expires without a message', async () => {
    const ada = await world.addMember('ada');
    const subscription = await world.buy(ada);
    live(subscription, ['', ({ id }) => world.stripe.life.failPayment(id), 'active']);
    await world.deliver(world.stripe.events);
    world.pass(PAYMENT_GRACE_DAYS * DAY_MS - 1000);
    expect(await world.stateOf(ada)).toBe('active');
    world.pass(1000);
    expect(await world.stateOf(ada)).toBe('expired');
  });

  it('is not brought back by an update that arrives after it was deleted', async () => {
    const ada = await world.addMember('ada');
    const { id } = await world.buy(ada);
    world.stripe.life.endPeriod(id);
    const late = world.stripe.events.filter(({ type }) => type === 'customer.subscription.updated');
    expect(late[0]?.data.object).toMatchObject({ status: 'active' });
    world.stripe.life.giveUp(id);
    const last = world.stripe.events.at(-1);
    expect(last?.type).toBe('customer.subscription.deleted');
    if (last !== undefined) await world.deliver([last, ...late]);
    expect(await world.stateOf(ada)).toBe('expired');
  });

  it('ends with its customer', async () => {
    const ada = await world.addMember('ada');
    const { customer } = await world.buy(ada);
    await world.deliver(world.stripe.events);
    const record = world.stripe.ledger.customers.get(customer);
    if (record !== undefined) world.stripe.ledger.deleteCustomer(record);
    await world.deliver(world.stripe.events);
    expect(await world.stateOf(ada)).toBe('expired');
  });

  it('that Stripe no longer lists is over', async () => {
    const ada = await world.addMember('ada');
    const { id } = await world.buy(ada);
    await world.deliver(world.stripe.events);
    world.stripe.ledger.subscriptions.delete(id);
    await world.purchases.service.check({ userId: 'ada', customerId: 'cus_1' });
    expect(await rows()).toMatchObject([{ status: 'canceled', endsAt: world.now() }]);
  });

  it('is read to the last of many', async () => {
    const ada = await world.addMember('ada');
    for (let count = 0; count < 5; count++) {
      const { id } = await world.buy(ada);
      world.stripe.life.giveUp(id);
    }
    await world.purchases.service.check({ userId: 'ada', customerId: 'cus_1' });
    expect(await rows()).toHaveLength(5);
  });
});

describe('cancelling and taking it back', () => {
  it('keeps the subscription to the end of what is paid for', async () => {
    const ada = await world.addMember('ada');
    const subscription = await world.buy(ada);
    await world.purchases.service.setEnding(ada, true);
    expect(subscription.cancelAtPeriodEnd).toBe(true);
    expect(await world.stateOf(ada)).toBe('trial');
    expect(await rows()).toMatchObject([{ endsAt: new Date(subscription.periodEnd * 1000) }]);
    await world.purchases.service.setEnding(ada, false);
    expect(subscription.cancelAtPeriodEnd).toBe(false);
    expect(await rows()).toMatchObject([{ endsAt: null }]);
  });

  it('takes back a cancellation by date, which the portal makes', async () => {
    const ada = await world.addMember('ada');
    const subscription = await world.buy(ada);
    world.stripe.life.cancelByDate(subscription.id);
    await world.purchases.service.setEnding(ada, false);
    expect(subscription.cancelAt).toBeNull();
    expect(await rows()).toMatchObject([{ endsAt: null }]);
  });

  it('says that there is nothing to cancel', async () => {
    const ada = await world.addMember('ada');
    await expect(world.purchases.service.setEnding(ada, true)).rejects.toMatchObject({
      code: 'no_subscription',
    });
    const { id } = await world.buy(ada);
    world.stripe.life.giveUp(id);
    await expect(world.purchases.service.setEnding(ada, false)).rejects.toMatchObject({
      code: 'no_subscription',
    });
  });
});

describe('deleting an account', () => {
  it('ends everything at the provider, twice without harm', async () => {
    const ada = await world.addMember('ada');
    const subscription = await world.buy(ada);
    const open = await world.purchases.payments.beginCheckout({
      customerId: subscription.customer,
      userId: 'ada',
      offerId: 'annual',
      trialDays: 0,
      successUrl: 'http://localhost/',
      cancelUrl: 'http://localhost/',
    });
    await world.billing.subscriptions.cancelEverything('ada');
    await world.billing.subscriptions.cancelEverything('ada');
    expect(subscription).toMatchObject({ status: 'canceled', endedAt: expect.any(Number) });
    expect(world.stripe.ledger.sessions.get(open.id)?.status).toBe('expired');
    expect(world.stripe.ledger.customers.get(subscription.customer)?.isDeleted).toBe(true);
    expect(await world.stateOf(ada)).toBe('expired');
  });

  it('is nothing for somebody who never bought', async () => {
    await world.addMember('ada');
    await world.billing.subscriptions.cancelEverything('ada');
    expect(world.stripe.requests).toEqual([]);
  });

  it('leaves nothing that a late message could bring back', async () => {
    const ada = await world.addMember('ada');
    await world.buy(ada);
    await world.billing.subscriptions.cancelEverything('ada');
    await db.database.delete(users).where(eq(users.id, 'ada'));
    await world.deliver(world.stripe.events);
    expect(await rows()).toEqual([]);
    expect(await world.billing.subscriptions.customerIdOf('ada')).toBeNull();
  });

  it('has to wait while the provider is away', async () => {
    const ada = await world.addMember('ada');
    await world.buy(ada);
    world.stripe.alwaysMisbehave('broken');
    await expect(world.billing.subscriptions.cancelEverything('ada')).rejects.toMatchObject({
      code: 'billing_unavailable',
    });
  });
});
