import { purchaseSentence } from '@overtone/domain/offers/charge-sentence';
import { billingSchema, paymentPageSchema } from '@overtone/domain/contract/billing';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, VISITOR } from '../../access/person.ts';
import { paymentEvents } from '../../database/tables/billing.ts';
import { memoryRateLimiter } from '../../testing/in-memory/memory-rate-limiter.ts';
import {
  type BillingWorld,
  makeBillingWorld,
  sessionIdOf,
} from '../../testing/stripe-stand-in/billing-world.ts';
import type { StripeJson } from '../../testing/stripe-stand-in/shapes.ts';
import { makeFolders, postJson, testApp, type TestFolders } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';

const WEBHOOK = '/api/billing/webhook';

let folders: TestFolders;
let db: TestDatabase;
let world: BillingWorld;
let person: Person;

beforeAll(async () => {
  [folders, db] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  world = await makeBillingWorld(db.database);
  person = await world.addMember('ada', 'landing');
});
afterEach(() => world.close());
afterAll(() => Promise.all([folders.remove(), db.close()]));

function app(more: Parameters<typeof testApp>[1] = {}) {
  return testApp(folders, {
    database: db.database,
    wallClock: world.now,
    personOf: () => Promise.resolve(person),
    billing: world.billing,
    ...more,
  });
}

async function failureOf(response: Response) {
  return { status: response.status, ...errorBodySchema.parse(await response.json()) };
}

const post = (path: string, body: unknown = {}) => app().request(path, postJson(body));
const checkout = (offerId: string) => post('/api/billing/checkout', { offerId });
const overview = async () =>
  billingSchema.parse(await (await app().request('/api/billing')).json());

describe('an installation without a payment provider', () => {
  const closed = () => testApp(folders, { database: db.database, personOf: async () => person });

  it('says so in the capabilities, and at every purchase', async () => {
    expect(await (await closed().request('/api/capabilities')).json()).toMatchObject({
      purchases: false,
      offersOnSale: [],
    });
    for (const [path, init] of [
      ['/api/billing/checkout', postJson({ offerId: 'monthly' })],
      ['/api/billing/checkout/cs_test_1', {}],
      ['/api/billing/portal', postJson({})],
      ['/api/billing/cancel', postJson({})],
      ['/api/billing/resume', postJson({})],
      [WEBHOOK, postJson({})],
    ] as const) {
      expect(await failureOf(await closed().request(path, init))).toMatchObject({
        status: 503,
        code: 'purchases_closed',
        error: 'You can’t buy a plan here yet.',
      });
    }
  });

  it('still says what somebody subscribed to before', async () => {
    await world.deliver([]);
    const response = await closed().request('/api/billing');
    expect(billingSchema.parse(await response.json())).toMatchObject({
      purchases: false,
      subscription: 'none',
    });
  });
});

describe('the routes of a member', () => {
  it('are closed to visitors', async () => {
    person = VISITOR;
    for (const [path, init] of [
      ['/api/billing', {}],
      ['/api/billing/checkout', postJson({ offerId: 'monthly' })],
      ['/api/billing/checkout/cs_test_1', {}],
      ['/api/billing/portal', postJson({})],
      ['/api/billing/cancel', postJson({})],
      ['/api/billing/resume', postJson({})],
    ] as const) {
      expect(await failureOf(await app().request(path, init))).toMatchObject({
        status: 401,
        code: 'unauthenticated',
      });
    }
  });

  it('lead from an offer to a subscription, its end and back', async () => {
    expect(await (await app().request('/api/capabilities')).json()).toMatchObject({
      purchases: true,
      offersOnSale: ['hero', 'landing', 'monthly', 'annual', 'annual-14'],
    });
    const response = await checkout('annual');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { url } = paymentPageSchema.parse(await response.json());

    const page = await (await fetch(url)).text();
    expect(page).toContain('100 usd a year');
    expect(page).toContain('15 days free');
    expect(page).toContain(purchaseSentence('annual', { trialUsed: false }));
    expect(page).toContain('<a href="http://localhost/#pricing-section">Cancel</a>');
    const [, payPath = ''] = /href="([^"]+)">Pay/u.exec(page) ?? [];
    const paid = await fetch(new URL(payPath, url), { redirect: 'manual' });
    const back = new URL(paid.headers.get('location') ?? '');
    expect(back.pathname).toBe('/checkout-success');
    const sessionId = back.searchParams.get('session_id') ?? '';
    const state = await app().request(`/api/billing/checkout/${sessionId}`);
    expect(await state.json()).toEqual({ isComplete: true, offerId: 'annual' });

    const trialEndsAt = '2026-03-17T09:00:00.000Z';
    const running = {
      purchases: true,
      subscription: 'trial',
      offerId: 'annual',
      trialEndsAt,
      renewsAt: trialEndsAt,
      cancelAtPeriodEnd: false,
      endsAt: null,
      isPaymentDue: false,
      refundDays: 30,
      trialUsed: true,
    };
    expect(await overview()).toEqual(running);
    expect(await failureOf(await checkout('monthly'))).toMatchObject({
      status: 409,
      code: 'already_subscribed',
    });
    const cancelled = { ...running, renewsAt: null, cancelAtPeriodEnd: true, endsAt: trialEndsAt };
    expect(await (await post('/api/billing/cancel')).json()).toEqual(cancelled);
    expect(await overview()).toEqual(cancelled);
    expect(await (await post('/api/billing/resume')).json()).toEqual(running);
  });

  it('refuse what is no offer, what is not on sale, and what was never bought', async () => {
    expect(await failureOf(await checkout('gold'))).toMatchObject({ status: 400 });
    expect(
      await failureOf(await post('/api/billing/checkout', { offerId: 'annual', price: 1 })),
    ).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await failureOf(await checkout('demo'))).toMatchObject({
      status: 409,
      code: 'offer_not_on_sale',
    });
    expect(await failureOf(await post('/api/billing/cancel'))).toMatchObject({
      status: 409,
      code: 'no_subscription',
    });
  });

  it.each(['cs_test_none', 'x', '%2e%2e%2fx', 'cs_test_1%3Fexpand=x', 'cs_'.padEnd(300, 'a')])(
    'find no checkout %s',
    async (id) => {
      const response = await app().request(`/api/billing/checkout/${id}`);
      expect(await failureOf(response)).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  it('say that the provider is away, and when to come back', async () => {
    world.stripe.alwaysMisbehave('rate-limited');
    const response = await checkout('monthly');
    expect(response.headers.get('retry-after')).toBe('3');
    expect(await failureOf(response)).toMatchObject({ status: 503, code: 'billing_unavailable' });
    expect((await app().request('/api/billing')).status).toBe(200);
  });

  it('answer each account only so often', async () => {
    const limiter = memoryRateLimiter({ perMinute: 1, now: () => 0 });
    const limited = app({ billing: { ...world.billing, limiter } });
    const portal = () => limited.request('/api/billing/portal', postJson({}));
    expect((await portal()).status).toBe(200);
    expect(await failureOf(await portal())).toMatchObject({ status: 429, code: 'rate_limited' });
    person = await world.addMember('ben');
    expect((await portal()).status).toBe(200);
  });

  it('change nothing for another site that borrows the cookie', async () => {
    const headers = { cookie: 'session=1', origin: 'https://evil.example' };
    const response = await app().request('/api/billing/cancel', postJson({}, headers));
    expect(await failureOf(response)).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('POST /api/billing/webhook', () => {
  const seen = () => db.database.$count(paymentEvents);

  async function subscribed() {
    const { url } = paymentPageSchema.parse(await (await checkout('monthly')).json());
    const subscription = world.stripe.life.pay(sessionIdOf(url));
    const [event] = world.stripe.events;
    if (event === undefined) throw new Error('nothing was told');
    return { subscription, event };
  }

  it('takes a signed message once, needs no sign-in, and acknowledges it again', async () => {
    const { event } = await subscribed();
    person = VISITOR;
    for (const _ of [1, 2]) {
      const response = await app().request(WEBHOOK, world.stripe.message(event));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ received: true });
    }
    expect(await seen()).toBe(1);
    expect(await world.billing.subscriptions.subscriptionOf('ada')).toBe('trial');
  });

  it('takes a message of up to a megabyte, and none that is larger', async () => {
    const { event } = await subscribed();
    const about = (length: number) => {
      const object = { ...event.data.object, description: 'x'.repeat(length) };
      return world.stripe.message({ ...event, data: { object } });
    };
    expect((await app().request(WEBHOOK, about(70_000))).status).toBe(200);
    expect(await seen()).toBe(1);
    expect((await app().request(WEBHOOK, about(1_100_000))).status).toBe(413);
    const elsewhere = postJson({ offerId: 'x'.repeat(70_000) });
    expect((await app().request('/api/billing/checkout', elsewhere)).status).toBe(413);
  });

  it('takes characters that no database keeps, and names no database takes', async () => {
    const { event } = await subscribed();
    const nul = { ...event.data.object, customer: 'cus_\u0000', description: 'a\u0000b' };
    const odd = { ...event, id: 'evt_\u0000', type: 'invoice.\u0000', data: { object: nul } };
    expect((await app().request(WEBHOOK, world.stripe.message(odd))).status).toBe(200);
    expect(await seen()).toBe(1);
    const endless = { ...event, id: 'e'.repeat(20_000) };
    expect(
      await failureOf(await app().request(WEBHOOK, world.stripe.message(endless))),
    ).toMatchObject({ status: 400 });
  });

  it('takes nothing that is not signed as agreed', async () => {
    const { event } = await subscribed();
    const good = world.stripe.message(event);
    const signature = good.headers['stripe-signature'] ?? '';
    const minutesAgo = (minutes: number) => new Date(world.now().getTime() - minutes * 60_000);
    const requests = [
      world.stripe.message(event, { secret: 'whsec_other' }),
      world.stripe.message(event, { at: minutesAgo(5.1) }),
      { ...good, body: good.body.replace('trialing', 'active') },
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, headers: { ...good.headers, 'stripe-signature': '' } },
      { ...good, headers: { ...good.headers, 'stripe-signature': 't=,v1=' } },
      { ...good, headers: { ...good.headers, 'stripe-signature': signature.replace('v1', 'v0') } },
      { ...good, body: '' },
    ];
    for (const request of requests) {
      expect(await failureOf(await app().request(WEBHOOK, request))).toMatchObject({
        status: 400,
        code: 'invalid_signature',
      });
    }
    expect(await seen()).toBe(0);
    const late = world.stripe.message(event, { at: minutesAgo(4.9) });
    expect((await app().request(WEBHOOK, late)).status).toBe(200);
  });

  it('acknowledges what means nothing to it, without asking the provider', async () => {
    await world.purchases.account.check();
    const asked = world.stripe.requests.length;
    const about: Readonly<Record<string, StripeJson>> = {
      'payment_method.attached': { id: 'pm_1', object: 'payment_method', customer: 'cus_1' },
      'customer.subscription.updated': { id: 'sub_9', customer: 'cus_of_another_shop' },
      'account.updated': { id: 'acct_1', object: 'account' },
      'invoice.paid': { id: 'in_1', customer: null },
      'something.new': { customer: 7 },
    };
    for (const [type, object] of Object.entries(about)) {
      const event = { id: `evt_${type}`, type, created: 0, data: { object } };
      expect((await app().request(WEBHOOK, world.stripe.message(event))).status).toBe(200);
    }
    expect(world.stripe.requests).toHaveLength(asked);
    expect(await seen()).toBe(5);
  });

  it('asks to be told again where it could not act, and acts then', async () => {
    const { event } = await subscribed();
    world.stripe.alwaysMisbehave('broken');
    expect((await app().request(WEBHOOK, world.stripe.message(event))).status).toBe(503);
    expect(await seen()).toBe(0);
    world.stripe.alwaysMisbehave('none');
    expect((await app().request(WEBHOOK, world.stripe.message(event))).status).toBe(200);
    expect(await world.billing.subscriptions.subscriptionOf('ada')).toBe('trial');
  });
});
