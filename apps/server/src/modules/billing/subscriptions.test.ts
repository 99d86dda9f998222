import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../../database/tables/billing.ts';
import { users } from '../../database/tables/identity.ts';
import { TEST_TIME } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { TEST_SECRETS } from '../../testing/test-secrets.ts';
import { personHash } from './person-hash.ts';
import { billingSubscriptions } from './subscriptions.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await makeTestDatabase();
});
beforeEach(() => db.clear());
afterAll(() => db.close());

const closed = () =>
  billingSubscriptions({
    database: db.database,
    now: () => TEST_TIME,
    service: undefined,
    personHash: personHash(TEST_SECRETS.hash('trial')),
  });

async function ada(status: 'active' | 'canceled') {
  await db.database.insert(users).values({
    id: 'ada',
    name: 'Ada',
    email: 'ada@example.com',
    createdAt: TEST_TIME,
    updatedAt: TEST_TIME,
  });
  await db.database.insert(subscriptions).values({
    id: 'sub_1',
    userId: 'ada',
    status,
    startedAt: TEST_TIME,
    periodStart: TEST_TIME,
    periodEnd: TEST_TIME,
    checkedAt: TEST_TIME,
  });
}

describe('subscriptions where purchases were closed', () => {
  it('hold all the same, and an account that is still charged for stays', async () => {
    await ada('active');
    expect(await closed().subscriptionOf('ada')).toBe('active');
    await expect(closed().cancelEverything('ada')).rejects.toMatchObject({
      code: 'billing_unavailable',
    });
  });

  it('keep nobody whose subscription is over, or who never had one', async () => {
    await ada('canceled');
    for (const id of ['ada', 'nobody']) {
      await expect(closed().cancelEverything(id)).resolves.toBeUndefined();
    }
    expect(await closed().subscriptionOf('nobody')).toBe('none');
    expect(await closed().customerIdOf('ada')).toBeNull();
  });
});
