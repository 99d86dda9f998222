import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentCustomers, subscriptions } from '../../../database/tables/billing.ts';
import type { Member } from '../../../access/person.ts';
import {
  type BillingWorld,
  makeBillingWorld,
} from '../../../testing/stripe-stand-in/billing-world.ts';
import {
  startStripeStandIn,
  type StripeStandIn,
} from '../../../testing/stripe-stand-in/stripe-stand-in.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { claimedPaymentAccount, leavePaymentAccount } from './payment-account.ts';

let db: TestDatabase;
let world: BillingWorld;
let other: StripeStandIn;
let ada: Member;

beforeAll(async () => {
  db = await makeTestDatabase();
});
beforeEach(async () => {
  [world, other] = await Promise.all([
    makeBillingWorld(db.database),
    startStripeStandIn({ accountId: 'acct_other' }),
  ]);
  ada = await world.addMember('ada');
  await world.buy(ada);
  await world.deliver(world.stripe.events);
});
afterEach(() => Promise.all([world.close(), other.close()]));
afterAll(() => db.close());

const customer = { userId: 'ada', customerId: 'cus_1' };
const customers = () => db.database.select().from(paymentCustomers);

describe('the key of another payment account', () => {
  it('is told from the one that the customers belong to', async () => {
    expect(await world.purchases.account.check()).toBe('ours');
    expect(await world.anotherServer().account.check()).toBe('ours');
    expect(await world.anotherServer(other).account.check()).toBe('another');
    expect(await claimedPaymentAccount(db.database)).toBe('acct_standin test');
  });

  it('changes no subscription, makes no customer, and deletes no account', async () => {
    const { service } = world.anotherServer(other);
    const away = { code: 'billing_unavailable' };
    await expect(service.check(customer)).rejects.toMatchObject(away);
    await expect(service.begin(ada, 'annual')).rejects.toMatchObject(away);
    await expect(service.portal(ada)).rejects.toMatchObject(away);
    await expect(service.setEnding(ada, true)).rejects.toMatchObject(away);
    await expect(service.cancelEverything('ada')).rejects.toMatchObject(away);
    expect(await world.stateOf(ada)).toBe('trial');
    expect(await customers()).toMatchObject([customer]);
    expect(other.requests).toEqual(other.requests.filter((one) => one === 'GET /v1/account'));
  });

  it('is fine while nobody is a customer yet, also in place of the first', async () => {
    await db.clear();
    expect(await world.purchases.account.check()).toBe('ours');
    expect(await world.anotherServer(other).account.check()).toBe('ours');
    expect(await world.anotherServer(world.stripe).account.check()).toBe('ours');
  });

  it('is fine after the operator has moved; who had subscribed can subscribe there', async () => {
    expect(await leavePaymentAccount(db.database, world.now())).toEqual({
      customers: 1,
      subscriptions: 1,
    });
    expect(await customers()).toEqual([]);
    expect(await world.stateOf(ada)).toBe('expired');
    const moved = world.anotherServer(other);
    expect(await moved.account.check()).toBe('ours');
    expect(await moved.service.begin(ada, 'annual')).toContain('/c/pay/');
  });

  it('is settled once, however many servers start together', async () => {
    await leavePaymentAccount(db.database, world.now());
    await world.anotherServer(other).service.begin(ada, 'annual');
    await expect(world.anotherServer().account.check()).resolves.toBe('another');
  });
});

describe('a provider that is away when the server starts', () => {
  it('leaves everything as it is until it says whose the key is', async () => {
    const server = world.anotherServer(other);
    other.alwaysMisbehave('hangs-up');
    await expect(server.account.check()).rejects.toMatchObject({ code: 'billing_unavailable' });
    await expect(server.service.check(customer)).rejects.toMatchObject({
      code: 'billing_unavailable',
    });
    other.alwaysMisbehave('none');
    expect(await server.account.check()).toBe('another');
    expect(await world.stateOf(ada)).toBe('trial');
  });
});

describe('a customer whom the provider does not know', () => {
  beforeEach(() => world.stripe.ledger.customers.delete('cus_1'));

  it('keeps the subscription, and the operator is told', async () => {
    await expect(world.purchases.service.check(customer)).rejects.toMatchObject({
      code: 'billing_unavailable',
    });
    expect(await world.stateOf(ada)).toBe('trial');
    expect(world.unknownCustomers).toEqual(['cus_1']);
  });

  it('does not acknowledge a message, so that it comes again', async () => {
    const [event] = world.stripe.events;
    if (event === undefined) throw new Error('no message was sent');
    await expect(world.deliver([{ ...event, id: 'evt_again' }])).rejects.toMatchObject({
      code: 'billing_unavailable',
    });
    expect(await world.stateOf(ada)).toBe('trial');
  });

  it('is not replaced while a subscription may still be charged, so that nobody pays twice', async () => {
    for (const ask of [
      () => world.purchases.service.begin(ada, 'annual'),
      () => world.purchases.service.portal(ada),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'billing_unavailable' });
    }
    expect(await customers()).toMatchObject([customer]);
  });

  it('is replaced once nothing can be charged', async () => {
    await db.database.update(subscriptions).set({ status: 'canceled' });
    await db.database.update(paymentCustomers).set({ checkoutOpenUntil: null });
    await world.purchases.service.begin(ada, 'annual');
    expect((await customers())[0]?.customerId).not.toBe('cus_1');
  });

  it('keeps the account while a subscription may still be charged, or a checkout paid', async () => {
    const refused = expect.objectContaining({ code: 'billing_unavailable' });
    const remove = () => world.billing.subscriptions.cancelEverything('ada');
    await expect(remove()).rejects.toEqual(refused);
    await db.database.update(subscriptions).set({ status: 'canceled' });
    await expect(remove()).rejects.toEqual(refused);
    await db.database.update(paymentCustomers).set({ checkoutOpenUntil: null });
    await expect(remove()).resolves.toBeUndefined();
    expect(world.unknownCustomers).toContain('cus_1');
  });
});

it('a subscription that goes on after it was ended keeps the account', async () => {
  const [id = ''] = world.stripe.ledger.subscriptions.keys();
  const record = world.stripe.ledger.subscriptions.get(id);
  if (record === undefined) throw new Error('nothing was bought');
  // Listed under the customer and not to be ended: what somebody else's mistake looks like from here.
  world.stripe.ledger.subscriptions.delete(id);
  world.stripe.ledger.subscriptions.set('sub_stuck', { ...record, endedAt: 1 });
  await expect(world.billing.subscriptions.cancelEverything('ada')).rejects.toMatchObject({
    code: 'billing_unavailable',
  });
});
