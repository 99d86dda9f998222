import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { isProofOf } from './is-proof-of.ts';
import { verifications } from './tables/identity.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
/** As the sign-in library makes them, and as we do. */
const IDS = ['vT3kZ0mPq8RwXy2LbN7cJd5HsA1gUeFo', randomUUID()];

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
beforeEach(() => test.clear());
afterAll(() => test.close());

const keep = (value: string) =>
  test.database.insert(verifications).values({
    id: randomUUID(),
    identifier: randomUUID(),
    value,
    createdAt: NOW,
    updatedAt: NOW,
    expiresAt: NOW,
  });

describe('an open proof', () => {
  it.each(IDS)('is known by the id that it holds, alone or within: %s', async (id) => {
    const within = JSON.stringify({
      codeVerifier: 'x',
      link: { email: 'a@b.example', userId: id },
    });
    for (const value of [id, within, JSON.stringify({ userId: `${id}0` }), 'another']) {
      await keep(value);
    }
    const found = await test.database.select().from(verifications).where(isProofOf(id));
    expect(found.map(({ value }) => value).sort()).toEqual([id, within].sort());
  });

  it('is found without going through those of everybody', async () => {
    const query = test.database
      .select()
      .from(verifications)
      .where(isProofOf(IDS[0] ?? ''));
    const plan = await test.database.transaction(async (transaction) => {
      await transaction.execute('set local enable_seqscan = off');
      return z
        .object({ rows: z.array(z.record(z.string(), z.string())) })
        .parse(await transaction.execute(sql`explain ${query}`));
    });
    expect(JSON.stringify(plan.rows)).toContain('verifications_named');
  });
});
