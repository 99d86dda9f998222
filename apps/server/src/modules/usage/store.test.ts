import type { RecordedInterval } from '@overtone/domain/usage/recorded-interval';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';
import type { TakeTurn } from '../../threads/turn-taking.ts';
import { type UsageRow, usageStore } from './store.ts';

const ADA = testMember('ada');
const ROWS = 600;
/** What a turn of the loop may have to do. */
const MOST_ROWS_A_TURN = 250;

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
  await addUsers(test.database, [ADA, testMember('bob')]);
  // Two thirds of them at one instant, which is none that a JavaScript date can hold.
  await test.database.execute(
    sql`insert into usage_sessions (id, user_id, sitting_id, device_id, started_at, last_seen_at, source)
      select gen_random_uuid(), owner, gen_random_uuid(), 'one', at, at + interval '1 minute', 'web'
        from (select owner, timestamptz '2026-03-02T09:00:00.123456Z' + greatest(0, n - 400) * interval '1 hour' as at
          from generate_series(1, ${ROWS}::int) n, unnest(array['ada', 'bob']) owner) as those`,
  );
});
afterAll(() => test.close());

/** Counts the pieces of work that are done in turns of their own. */
function counted() {
  let turns = 0;
  const takeTurn: TakeTurn = async (piece) => {
    turns += 1;
    return piece();
  };
  return { store: usageStore(test.database, takeTurn), turns: () => turns };
}

it('reads what a person’s use amounts to in pages, each in a turn of its own', async () => {
  const { store, turns } = counted();
  const pages: (readonly RecordedInterval[])[] = [];
  await store.readIntervals(ADA.id, (page) => pages.push(page));
  expect(turns()).toBe(pages.length);
  expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(MOST_ROWS_A_TURN);
  const starts = pages.flat().map(({ startMs }) => startMs);
  expect(starts).toHaveLength(ROWS);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(pages[0]?.[0]).toMatchObject({
    startMs: Date.parse('2026-03-02T09:00:00.123Z'),
    endMs: Date.parse('2026-03-02T09:01:00.123Z'),
    primaryBand: null,
    ratingBefore: null,
  });
});

it('gives every row once, in pages that are read when they are asked for', async () => {
  const { store, turns } = counted();
  const rows: UsageRow[] = [];
  let pages = 0;
  for await (const page of store.rowPages(ADA.id)) {
    pages += 1;
    expect(turns()).toBe(pages);
    expect(page.length).toBeLessThanOrEqual(MOST_ROWS_A_TURN);
    rows.push(...page);
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(ROWS);
  expect(rows.every(({ userId }) => userId === ADA.id)).toBe(true);
  const starts = rows.map(({ startedAt }) => startedAt.getTime());
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
