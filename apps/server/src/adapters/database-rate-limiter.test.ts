import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../database/tables/rate-limits.ts';
import { TEST_SECRETS } from '../testing/test-secrets.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { databaseRateLimiter } from './database-rate-limiter.ts';

const HOUR_MS = 3_600_000;

let db: TestDatabase;
beforeAll(async () => {
  db = await makeTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.clear());

function limiterOf(limit: number, name = 'test') {
  return databaseRateLimiter({
    database: db.database,
    name,
    limit,
    windowMs: HOUR_MS,
    hash: TEST_SECRETS.hash('allowance'),
  });
}

/** Lets `ms` pass for everything that was counted so far. */
async function pass(ms: number): Promise<void> {
  await db.database
    .update(rateLimits)
    .set({ spentUntil: sql`spent_until - make_interval(secs => ${ms / 1000}::double precision)` });
}

describe('databaseRateLimiter', () => {
  it.each([1, 3, 7])('lets %i in a window through at once, and not one more', async (n) => {
    const limiter = limiterOf(n);
    for (let i = 0; i < n; i++) expect(await limiter.take('a')).toEqual({ isAllowed: true });
    expect((await limiter.take('a')).isAllowed).toBe(false);
    expect((await limiter.take('b')).isAllowed).toBe(true);
  });

  it('says when to come back, and means it', async () => {
    const limiter = limiterOf(2);
    const beganAt = performance.now();
    await limiter.take('a');
    await limiter.take('a');
    const refused = await limiter.take('a');
    if (refused.isAllowed) throw new Error('not refused');
    const { retryAfterSeconds } = refused;
    // Half of the hour, less what has gone by since the first.
    expect(retryAfterSeconds).toBeLessThanOrEqual(1800);
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(1800 - (performance.now() - beganAt) / 1000);
    await pass(retryAfterSeconds * 1000);
    expect(await limiter.take('a')).toEqual({ isAllowed: true });
  });

  it('does not count what it refused', async () => {
    const limiter = limiterOf(1);
    await limiter.take('a');
    for (let i = 0; i < 5; i++) await limiter.take('a');
    await pass(HOUR_MS);
    expect((await limiter.take('a')).isAllowed).toBe(true);
  });

  it('counts for every server that shares the database, and for each limiter apart', async () => {
    expect((await limiterOf(1).take('a')).isAllowed).toBe(true);
    expect((await limiterOf(1).take('a')).isAllowed).toBe(false);
    expect((await limiterOf(1, 'other').take('a')).isAllowed).toBe(true);
  });

  it('grants a crowd exactly what is left', async () => {
    const limiter = limiterOf(10);
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => limiter.take('crowd')));
    expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(10);
  });

  it('keeps no key as it was given', async () => {
    await limiterOf(1).take('203.0.113.7');
    const [row] = await db.database.select().from(rateLimits);
    expect(row?.key).not.toContain('203');
  });
});
