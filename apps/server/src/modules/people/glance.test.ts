import { type Glance, glanceSchema } from '@overtone/domain/contract/glance';
import type { PaidSubscription } from '@overtone/domain/billing/subscription';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../../database/tables/billing.ts';
import { makeFolders, TEST_TIME, testApp, type TestFolders } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { testIdentity } from '../../testing/test-identity.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';

let folders: TestFolders;
let test: TestDatabase;
beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(() => test.clear());
afterAll(() => Promise.all([folders.remove(), test.close()]));

const ago = (days: number) => new Date(TEST_TIME.getTime() - days * 86_400_000);

async function glance(): Promise<Glance> {
  const { database } = test;
  const app = testApp(folders, {
    database,
    identity: testIdentity({ database, now: () => TEST_TIME }),
    personOf: () => Promise.resolve(testMember('root', 'admin')),
  });
  return glanceSchema.parse(await (await app.request('/api/admin/glance')).json());
}

async function add(...bought: readonly Partial<PaidSubscription>[]) {
  await addUsers(
    test.database,
    bought.map((_, index) => testMember(`p${index}`)),
  );
  const rows = bought.map((one, index) => ({
    id: `s${index}`,
    userId: `p${index}`,
    status: 'active' as const,
    startedAt: ago(40),
    periodStart: ago(10),
    periodEnd: ago(-20),
    checkedAt: TEST_TIME,
    ...one,
  }));
  await test.database.insert(subscriptions).values(rows);
}

describe('subscriptions and trials at a glance', () => {
  it('are nothing where nothing was ever sold', async () => {
    expect(await glance()).toEqual({
      plans: [],
      monthlyUsd: 0,
      trials: 0,
      trialsEndingSoon: 0,
      endedLately: 0,
    });
  });

  it('are counted by plan, and what is due counts as long as it lets people in', async () => {
    await add(
      { offerId: 'monthly' },
      { offerId: 'monthly', status: 'past_due', periodStart: ago(6) },
      { offerId: 'monthly', status: 'past_due', periodStart: ago(8) },
      { offerId: 'annual' },
      { offerId: null },
      { offerId: 'annual', status: 'trialing', trialEnd: ago(-7) },
      { offerId: 'annual', status: 'trialing', trialEnd: ago(-8) },
      { offerId: 'monthly', status: 'canceled', endsAt: ago(29) },
      { offerId: 'monthly', status: 'canceled', endsAt: ago(31) },
      { offerId: 'monthly', endsAt: ago(-3) },
    );
    const { plans, monthlyUsd, ...counts } = await glance();
    expect(plans).toEqual([
      { offerId: 'monthly', running: 3 },
      expect.objectContaining({ running: 1 }),
      expect.objectContaining({ running: 1 }),
    ]);
    expect(monthlyUsd).toBeCloseTo(3 * 20 + 100 / 12, 6);
    expect(counts).toEqual({ trials: 2, trialsEndingSoon: 1, endedLately: 1 });
  });
});
