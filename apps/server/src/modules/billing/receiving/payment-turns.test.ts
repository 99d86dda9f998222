import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../database/connection.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { paymentTurns } from './payment-turns.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await makeTestDatabase();
});
afterAll(() => db.close());

it('takes no more than its share of connections, and lets everybody through, also after a failure', async () => {
  let running = 0;
  let most = 0;
  const counted = new Proxy(db.database, {
    get: (target, name) =>
      name === 'transaction'
        ? async (work: (transaction: Database) => Promise<unknown>) => {
            running += 1;
            most = Math.max(most, running);
            await Promise.resolve();
            return work(target).finally(() => (running -= 1));
          }
        : Reflect.get(target, name),
  });
  const turns = paymentTurns(counted, 3);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      turns.run(() => (index % 5 === 0 ? Promise.reject(new Error('no')) : Promise.resolve(index))),
    ),
  );
  expect(most).toBe(3);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
  await expect(turns.run(() => Promise.resolve('next'))).resolves.toBe('next');
});

it.each(['requests of one person', 'messages about one customer'])(
  'lets many %s wait for each other without a place that others need',
  async (kind) => {
    const turns = paymentTurns(db.database, 4);
    const gate = Promise.withResolvers<void>();
    const done: number[] = [];
    const work = async (index: number) => {
      await gate.promise;
      done.push(index);
      if (index === 3) throw new Error('no');
    };
    const many = Array.from({ length: 20 }, (_, index) =>
      kind === 'requests of one person'
        ? turns.runFor('ada', () => work(index))
        : turns.run(() => work(index), 'cus_ada'),
    );
    await expect(turns.runFor('bob', () => Promise.resolve('bob'))).resolves.toBe('bob');
    await expect(turns.run(() => Promise.resolve('eve'), 'cus_eve')).resolves.toBe('eve');
    expect(done).toEqual([]);
    gate.resolve();
    const outcomes = await Promise.allSettled(many);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(done).toEqual(many.map((_, index) => index));
  },
);
