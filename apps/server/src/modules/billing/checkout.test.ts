import { trialDaysFor } from '@overtone/domain/billing/trial';
import { OFFERS } from '@overtone/domain/offers/offers';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentCustomers } from '../../database/tables/billing.ts';
import { users } from '../../database/tables/identity.ts';
import {
  type BillingWorld,
  makeBillingWorld,
  sessionIdOf,
} from '../../testing/stripe-stand-in/billing-world.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';

const HOUR_MS = 60 * 60_000;

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

const begin = (...order: Parameters<BillingWorld['purchases']['service']['begin']>) =>
  world.purchases.service.begin(...order);
const sessions = () => [...world.stripe.ledger.sessions.values()];
const calls = (call: string) => world.stripe.requests.filter((request) => request === call).length;

describe('beginning a checkout', () => {
  it.each(['hero', 'landing', 'monthly', 'annual', 'annual-14'] as const)(
    'sells %s for the price and with the trial that the offers say',
    async (offerId) => {
      const ada = await world.addMember('ada');
      const url = await begin(ada, offerId);
      expect(sessions()).toMatchObject([
        {
          id: sessionIdOf(url),
          clientReferenceId: 'ada',
          trialDays: trialDaysFor(offerId, false),
          successUrl: 'http://localhost/checkout-success?session_id={CHECKOUT_SESSION_ID}',
          cancelUrl: 'http://localhost/#pricing-section',
          metadata: { offer_id: offerId, user_id: 'ada' },
        },
      ]);
      const [price] = world.stripe.ledger.prices.values();
      const { plan } = OFFERS[offerId];
      expect(price?.unitAmount).toBe(Math.round((plan?.priceUsd ?? NaN) * 100));
      expect(price).toMatchObject({ currency: 'usd', interval: plan?.period });
    },
  );

  it('makes each price once, and one for offers of the same plan', async () => {
    const people = await Promise.all(['ada', 'ben', 'cleo'].map((id) => world.addMember(id)));
    for (const person of people) {
      for (const offerId of ['hero', 'monthly', 'annual', 'annual-14', 'landing'] as const) {
        await begin(person, offerId);
      }
    }
    const prices = [...world.stripe.ledger.prices.values()];
    expect(prices.map(({ lookupKey }) => lookupKey)).toEqual([
      'overtone_usd_2000_month',
      'overtone_usd_10000_year',
      'overtone_usd_999_month',
    ]);
  });

  it('does not trust a price that was made by hand with another amount', async () => {
    const { ledger } = world.stripe;
    ledger.prices.set('price_hand', {
      id: 'price_hand',
      created: 0,
      unitAmount: 5000,
      currency: 'usd',
      interval: 'month',
      productName: 'by hand',
      lookupKey: 'overtone_usd_2000_month',
    });
    await begin(await world.addMember('ada'), 'monthly');
    const [session] = sessions();
    expect(ledger.prices.get(session?.priceId ?? '')?.unitAmount).toBe(2000);
  });

  it('sells only what is on sale', async () => {
    const ada = await world.addMember('ada');
    for (const offerId of ['demo', 'terms'] as const) {
      await expect(begin(ada, offerId)).rejects.toMatchObject({ code: 'offer_not_on_sale' });
    }
    expect(world.stripe.requests).toEqual([]);
  });

  it('leads back to a checkout that is still open', async () => {
    const ada = await world.addMember('ada');
    const url = await begin(ada, 'monthly');
    world.pass(HOUR_MS);
    expect(await begin(ada, 'monthly')).toBe(url);
    world.pass(22.6 * HOUR_MS);
    expect(await begin(ada, 'monthly')).not.toBe(url);
    expect(sessions().map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('leaves one checkout that can be paid, however often and for whatever it was asked', async () => {
    const ada = await world.addMember('ada');
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => begin(ada, index % 2 ? 'annual' : 'monthly')),
    );
    expect(sessions().filter(({ status }) => status === 'open')).toHaveLength(1);
    expect(world.stripe.ledger.customers.size).toBe(1);
  });

  it('refuses a second subscription, also before any message told of the first', async () => {
    const ada = await world.addMember('ada');
    await world.buy(ada);
    await expect(begin(ada, 'annual')).rejects.toMatchObject({ code: 'already_subscribed' });
    expect(await world.stateOf(ada)).toBe('trial');
    expect(sessions().filter(({ status }) => status === 'open')).toEqual([]);
  });

  it('sells again once a subscription has ended', async () => {
    const ada = await world.addMember('ada');
    const { id } = await world.buy(ada);
    world.stripe.life.giveUp(id);
    await world.buy(ada, 'annual');
    await world.purchases.service.check({ userId: 'ada', customerId: 'cus_1' });
    expect(await world.stateOf(ada)).toBe('active');
  });

  it('makes one customer where the answer about the first got lost', async () => {
    const ada = await world.addMember('ada');
    world.stripe.misbehave('none', 'breaks-after');
    await begin(ada, 'monthly');
    expect(calls('POST /v1/customers')).toBe(2);
    expect(world.stripe.ledger.customers.size).toBe(1);
  });

  it('first closes what else could be paid, then asks what holds, then begins', async () => {
    const ada = await world.addMember('ada');
    await begin(ada, 'monthly');
    const before = world.stripe.requests.length;
    await begin(ada, 'annual');
    expect(world.stripe.requests.slice(before)).toEqual([
      'GET /v1/customers/cus_1',
      'GET /v1/checkout/sessions',
      'GET /v1/checkout/sessions/cs_test_3',
      'POST /v1/checkout/sessions/cs_test_3/expire',
      'GET /v1/subscriptions',
      'GET /v1/prices',
      'POST /v1/prices',
      'POST /v1/checkout/sessions',
    ]);
  });

  it('begins one checkout where the answer about it got lost', async () => {
    const ada = await world.addMember('ada');
    world.stripe.misbehave(...Array<'none'>(6).fill('none'), 'breaks-after');
    await begin(ada, 'monthly');
    expect(calls('POST /v1/checkout/sessions')).toBe(2);
    expect(sessions()).toHaveLength(1);
  });

  it('makes a customer anew whom the provider has lost', async () => {
    const ada = await world.addMember('ada');
    await begin(ada, 'monthly');
    await world.purchases.payments.deleteCustomer('cus_1');
    await begin(ada, 'monthly');
    const [row] = await db.database.select().from(paymentCustomers);
    expect(row?.customerId).not.toBe('cus_1');
    expect(sessions().at(-1)).toMatchObject({ customer: row?.customerId, status: 'open' });
  });
});

describe('the one trial of a person', () => {
  /** A checkout that was begun elsewhere, so that two of one person are open. */
  const anotherCheckout = () =>
    world.purchases.payments.beginCheckout({
      customerId: 'cus_1',
      userId: 'ada',
      offerId: 'annual',
      trialDays: 15,
      successUrl: 'http://localhost/checkout-success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'http://localhost/',
    });

  it('is no way to a second subscription for whoever pays while the checkout with it is closed', async () => {
    const ada = await world.addMember('ada');
    const first = sessionIdOf(await begin(ada, 'monthly'));
    const other = await anotherCheckout();
    world.stripe.life.giveUp(world.stripe.life.pay(other.id).id);
    world.stripe.before(
      `GET /v1/checkout/sessions/${first}`,
      () => void world.stripe.life.pay(first),
    );
    await expect(begin(ada, 'monthly')).rejects.toMatchObject({ code: 'already_subscribed' });
    expect(sessions().map(({ status }) => status)).toEqual(['complete', 'complete']);
  });

  it('is not given again after it was ended', async () => {
    const ada = await world.addMember('ada');
    const { id } = await world.buy(ada);
    world.stripe.life.giveUp(id);
    await begin(ada, 'annual');
    expect(sessions().at(-1)).toMatchObject({ trialDays: 0, status: 'open' });
  });

  it('is not given again to somebody who deletes the account and comes back', async () => {
    const ada = await world.addMember('ada');
    await world.buy(ada);
    await world.billing.subscriptions.cancelEverything('ada');
    await db.database.delete(users).where(eq(users.id, 'ada'));
    const again = { ...(await world.addMember('ADA')), email: 'Ada@Example.com' };
    await begin(again, 'monthly');
    expect(sessions().at(-1)).toMatchObject({ trialDays: 0, status: 'open' });
  });

  it('is not kept open in a checkout that was begun before it was used', async () => {
    const ada = await world.addMember('ada');
    const first = await begin(ada, 'monthly');
    const other = await anotherCheckout();
    world.stripe.life.giveUp(world.stripe.life.pay(other.id).id);
    const second = await begin(ada, 'monthly');
    expect(second).not.toBe(first);
    expect(sessions().map(({ status, trialDays }) => [status, trialDays])).toEqual([
      ['expired', 7],
      ['complete', 15],
      ['open', 0],
    ]);
  });
});

describe('coming back from a checkout', () => {
  it('is a reason to celebrate once it is paid, and the subscription holds at once', async () => {
    const ada = await world.addMember('ada');
    const url = await begin(ada, 'annual');
    const state = () => world.purchases.service.checkoutState(ada, sessionIdOf(url));
    expect(await state()).toEqual({ isComplete: false, offerId: 'annual' });
    world.stripe.life.pay(sessionIdOf(url));
    expect(await state()).toEqual({ isComplete: true, offerId: 'annual' });
    expect(await world.stateOf(ada)).toBe('trial');
  });

  it('is nothing to somebody else', async () => {
    const ada = await world.addMember('ada');
    const ben = await world.addMember('ben');
    const url = await begin(ada, 'monthly');
    world.stripe.life.pay(sessionIdOf(url));
    for (const id of [sessionIdOf(url), 'cs_test_made_up']) {
      await expect(world.purchases.service.checkoutState(ben, id)).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });
});

describe('the portal', () => {
  it('opens for somebody whose subscription has ended, and for somebody who never had one', async () => {
    const ada = await world.addMember('ada');
    const ben = await world.addMember('ben');
    world.stripe.life.giveUp((await world.buy(ada)).id);
    for (const member of [ada, ben]) {
      const url = await world.purchases.service.portal(member);
      const page = await (await fetch(url)).text();
      expect(page).toContain('href="http://localhost/account"');
    }
    expect(world.stripe.ledger.portalConfigurations.size).toBe(1);
  });
});

describe('a Stripe that misbehaves', () => {
  it.each(['rate-limited', 'broken', 'hangs-up'] as const)('%s: says so', async (mishap) => {
    const ada = await world.addMember('ada');
    world.stripe.alwaysMisbehave(mishap);
    await expect(begin(ada, 'monthly')).rejects.toMatchObject({
      code: 'billing_unavailable',
      headers: mishap === 'rate-limited' ? { 'retry-after': '3' } : {},
    });
    world.stripe.alwaysMisbehave('none');
    expect(await begin(ada, 'monthly')).toContain('/c/pay/cs_test_');
    expect(world.stripe.ledger.customers.size).toBe(1);
  });

  it('asks once more where one answer failed', async () => {
    const ada = await world.addMember('ada');
    world.stripe.misbehave('broken');
    expect(await begin(ada, 'monthly')).toContain('/c/pay/cs_test_');
  });
});
