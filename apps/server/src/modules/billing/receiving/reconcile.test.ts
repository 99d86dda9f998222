import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type BillingWorld,
  makeBillingWorld,
  sessionIdOf,
} from '../../../testing/stripe-stand-in/billing-world.ts';
import { captureLog } from '../../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { startReconciling } from './reconcile-loop.ts';

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

/** Runs one round and ends. */
async function reconcile(log = pino({ level: 'silent' })): Promise<void> {
  let stop: (() => Promise<void>) | undefined;
  await new Promise<void>((resolve) => {
    stop = startReconciling({
      service: world.purchases.service,
      log,
      wait: async () => resolve(),
    });
  }).then(() => stop?.());
}

const overdue = async () =>
  (await world.purchases.service.overdue()).map(({ userId }) => userId).toSorted();

describe('reconciling', () => {
  it('finds out about a checkout of which no message ever came', async () => {
    const ada = await world.addMember('ada');
    const url = await world.purchases.service.begin(ada, 'monthly');
    world.stripe.life.pay(sessionIdOf(url));
    expect(await world.stateOf(ada)).toBe('none');
    await reconcile();
    expect(await world.stateOf(ada)).toBe('trial');
  });

  it('looks after a begun checkout until it can no longer be paid', async () => {
    const ada = await world.addMember('ada');
    await world.purchases.service.begin(ada, 'monthly');
    await reconcile();
    expect(await overdue()).toEqual(['ada']);
    world.pass(DAY_MS);
    await reconcile();
    expect(await overdue()).toEqual([]);
  });

  it('finds out about periods that ended, and about payments made good, without a message', async () => {
    const people = ['ada', 'ben', 'cleo', 'dora'] as const;
    const [ada, ben, cleo, dora] = await Promise.all(people.map((id) => world.addMember(id)));
    if (!ada || !ben || !cleo || !dora) throw new Error('people are missing');
    const [renewed, cancelled, due] = [
      await world.buy(ada),
      await world.buy(ben),
      await world.buy(cleo),
    ];
    await world.buy(dora, 'annual');
    world.pass(DAY_MS);
    await reconcile();
    expect(await overdue()).toEqual([]);

    world.stripe.life.cancelByDate(cancelled.id);
    world.pass(6 * DAY_MS);
    world.stripe.life.endPeriod(renewed.id);
    world.stripe.life.endPeriod(cancelled.id);
    world.stripe.life.failPayment(due.id);
    expect(await overdue()).toEqual(['ada', 'ben', 'cleo']);
    await reconcile();
    expect(await Promise.all([ada, ben, cleo, dora].map(world.stateOf))).toEqual([
      'active',
      'expired',
      'active',
      'trial',
    ]);
    expect(await overdue()).toEqual(['cleo']);
    world.stripe.life.settle(due.id);
    await reconcile();
    expect(await overdue()).toEqual([]);
  });

  it('goes on to the next where the provider knows nothing of a customer', async () => {
    const ada = await world.addMember('ada');
    const ben = await world.addMember('ben');
    for (const person of [ada, ben]) await world.buy(person);
    world.stripe.ledger.customers.delete('cus_1');
    const { log, lines } = captureLog();
    await reconcile(log);
    expect(await Promise.all([ada, ben].map(world.stateOf))).toEqual(['none', 'trial']);
    expect(world.unknownCustomers).toEqual(['cus_1']);
    expect(lines()).toEqual([]);
  });

  it('leaves the rest for later while the provider is away, and changes nothing', async () => {
    const people = await Promise.all(['ada', 'ben'].map((id) => world.addMember(id)));
    for (const person of people) await world.purchases.service.begin(person, 'monthly');
    world.stripe.alwaysMisbehave('rate-limited');
    const asked = world.stripe.requests.length;
    const { log, lines } = captureLog();
    await reconcile(log);
    expect(world.stripe.requests).toHaveLength(asked + 1);
    expect(lines()).toMatchObject([
      { msg: 'a subscription could not be checked with the payment provider' },
    ]);
    expect(await overdue()).toEqual(['ada', 'ben']);
  });
});
