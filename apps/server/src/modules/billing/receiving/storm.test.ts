import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { BILLING_LOCK_CLASS } from '../../../database/advisory-locks.ts';
import {
  paymentCustomers,
  paymentEvents,
  subscriptions,
} from '../../../database/tables/billing.ts';
import { users } from '../../../database/tables/identity.ts';
import {
  type BillingWorld,
  makeBillingWorld,
} from '../../../testing/stripe-stand-in/billing-world.ts';
import { waitingForLocks } from '../../../testing/databases/waiting-for-locks.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';

let connection: TestDatabase;
let world: BillingWorld;

beforeAll(async () => {
  connection = await makeTestDatabase();
});
beforeEach(async () => {
  world = await makeBillingWorld(connection.database);
});
afterEach(() => world.close());
afterAll(() => connection.close());

const PEOPLE = 8;
const MESSAGES = 1000;

/** Lives of several people, told in about 250 messages. */
async function liveThrough(): Promise<void> {
  const { life } = world.stripe;
  for (let person = 0; person < PEOPLE; person++) {
    const member = await world.addMember(`person-${person}`);
    const { id } = await world.buy(member, person % 2 ? 'annual' : 'monthly');
    for (let period = 0; period < 8 + person; period++) life.endPeriod(id);
    if (person % 4 === 1) life.failPayment(id);
    if (person % 4 === 2) life.giveUp(id);
    if (person % 4 === 3) {
      life.cancelByDate(id);
      life.endPeriod(id);
    }
  }
}

it('1,000 messages, shuffled and doubled, to two servers at once, end in what Stripe says', async () => {
  await liveThrough();
  const { events } = world.stripe;
  // Every message at least once, as Stripe promises, and most of them several times.
  const all = Array.from({ length: MESSAGES }, (_, index) => events[index % events.length]).filter(
    (event) => event !== undefined,
  );
  const shuffled = fc.shuffledSubarray(all, { minLength: MESSAGES, maxLength: MESSAGES });
  const [storm = []] = fc.sample(shuffled, { seed: 11, numRuns: 1 });
  const servers = [world.purchases, world.anotherServer()];
  const streams = Array.from({ length: 10 }, (_, stream) =>
    storm.filter((_event, index) => index % 10 === stream),
  );
  await Promise.all(
    streams.map((stream, index) => world.deliver(stream, servers[index % servers.length])),
  );

  const written = await connection.database.select().from(subscriptions);
  expect(storm).toHaveLength(MESSAGES);
  expect(events.length).toBeGreaterThan(150);
  expect(Object.fromEntries(written.map(({ id, status }) => [id, status]))).toEqual(
    Object.fromEntries(
      [...world.stripe.ledger.subscriptions].map(([id, { status }]) => [id, status]),
    ),
  );
  for (const { id, periodEnd } of written) {
    expect(periodEnd).toEqual(
      new Date((world.stripe.ledger.subscriptions.get(id)?.periodEnd ?? 0) * 1000),
    );
  }
  expect(await connection.database.$count(paymentEvents)).toBe(events.length);
  const asked = world.stripe.requests.filter((request) => request === 'GET /v1/subscriptions');
  expect(asked.length).toBeLessThan(events.length + 3 * PEOPLE);
});

it('of two messages about one person the second is asked about only when the first is written', async () => {
  const ada = await world.addMember('ada');
  const { id } = await world.buy(ada);
  world.stripe.life.endPeriod(id);
  const [first, second] = world.stripe.events.slice(-2);
  if (first === undefined || second === undefined) throw new Error('nothing was told');
  const asked = () =>
    world.stripe.requests.filter((request) => request === 'GET /v1/subscriptions').length;
  const before = asked();
  // The locks of the whole PostgreSQL are listed, which has databases of other tests too.
  const here = sql`database = (select oid from pg_database where datname = current_database())`;
  const waiting = async () => {
    const [locks] = await connection.database
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`pg_locks`)
      .where(
        sql`locktype = 'advisory' and not granted and classid = ${BILLING_LOCK_CLASS} and ${here}`,
      );
    return locks?.count ?? 0;
  };
  let other: Promise<void> = Promise.resolve();
  let seen = { asked: 0, waiting: 0 };
  world.stripe.before('GET /v1/subscriptions', async () => {
    other = world.deliver([second], world.anotherServer());
    do seen = { asked: asked() - before, waiting: await waiting() };
    while (seen.asked === 1 && seen.waiting === 0);
  });
  await world.deliver([first]);
  await other;
  expect(seen).toEqual({ asked: 1, waiting: 1 });
  expect(asked() - before).toBe(2);
});

it('checkouts that are begun at once on two servers leave one to be paid, and one customer', async () => {
  const ada = await world.addMember('ada');
  const servers = [world.purchases, world.anotherServer()];
  const urls = await Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 3 ? 'monthly' : 'annual')).flatMap((offerId) =>
      servers.map(({ service }) => service.begin(ada, offerId)),
    ),
  );
  const open = [...world.stripe.ledger.sessions.values()].filter(({ status }) => status === 'open');
  expect(open).toHaveLength(1);
  expect(urls.some((url) => url.endsWith(open[0]?.id ?? 'none'))).toBe(true);
  expect(world.stripe.ledger.customers.size).toBe(1);
  expect(await connection.database.$count(paymentCustomers)).toBe(1);
});

it('an account that is deleted while Stripe is asked about it goes, and nothing is written of it', async () => {
  await world.buy(await world.addMember('ada'));
  let removing: Promise<unknown> = Promise.resolve();
  world.stripe.before('GET /v1/subscriptions', async () => {
    let isOver = false;
    removing = connection.database
      .delete(users)
      .execute()
      .finally(() => (isOver = true));
    await expect.poll(async () => isOver || (await waitingForLocks(connection)) > 0).toBe(true);
  });
  await world.deliver(world.stripe.events.slice(-1));
  await removing;
  expect(await connection.database.$count(subscriptions)).toBe(0);
  expect(await connection.database.$count(paymentCustomers)).toBe(0);
});

it('an account that is deleted in the middle of its messages leaves nothing behind', async () => {
  const ada = await world.addMember('ada');
  const { id } = await world.buy(ada);
  for (let period = 0; period < 10; period++) world.stripe.life.endPeriod(id);
  const { events } = world.stripe;
  await Promise.all([
    world.deliver(events.slice(0, 12)),
    world.deliver(events.slice(12)),
    connection.database.delete(users),
  ]);
  expect(await connection.database.$count(subscriptions)).toBe(0);
  expect(await connection.database.$count(paymentCustomers)).toBe(0);
});
