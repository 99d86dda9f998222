import { readKeptTest } from '@overtone/domain/experiment/kept/kept-test';
import {
  type Use,
  type UsedInTest,
  usedInTest,
  type UseInTest,
  useInTests,
} from '@overtone/domain/experiment/kept/use-in-test';
import type { RecordedInterval } from '@overtone/domain/usage/recorded-interval';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { selfTests } from '../../database/tables/self-tests.ts';
import { usageSessions } from '../../database/tables/usage.ts';
import { partsOf } from '../../threads/parts-of.ts';
import type { TakeTurn } from '../../threads/turn-taking.ts';

/** Tells what a stretch of a person's use was in their self-tests. */
export type UseInTestsOf = (use: Use) => UseInTest | null;

/** Sessions that are asked about with one statement. */
const SITTINGS_A_STATEMENT = 2000;

/** Reads a person's self-tests, and goes through one of them in each turn. */
export async function readUseInTests(
  database: Database,
  userId: string,
  takeTurn: TakeTurn,
): Promise<UseInTestsOf> {
  const rows = await database
    .select({ test: selfTests.test })
    .from(selfTests)
    .where(eq(selfTests.userId, userId));
  const sessions: UsedInTest[] = [];
  for (const { test } of rows) sessions.push(...(await takeTurn(() => sessionsOf(test))));
  if (sessions.length === 0) return () => null;
  const recorded = new Set<string>();
  for (const some of partsOf(sessions, SITTINGS_A_STATEMENT)) {
    const sittings = some.map(({ sittingId }) => sittingId);
    const found = await database
      .selectDistinct({ sittingId: usageSessions.sittingId })
      .from(usageSessions)
      .where(
        and(
          eq(usageSessions.userId, userId),
          // With a parameter for each, a statement takes ten times as long.
          sql`${usageSessions.sittingId} = any(${sql.param(sittings)}::uuid[])`,
        ),
      );
    for (const { sittingId } of found) recorded.add(sittingId);
  }
  return takeTurn(() => useInTests(sessions, recorded));
}

function sessionsOf(test: unknown): readonly UsedInTest[] {
  const read = readKeptTest(test);
  return read.ok ? usedInTest(read.value) : [];
}

/** An interval as it may be told: without its rhythms where a self-test hides them, or had none. */
export function asTold(interval: RecordedInterval, inTest: UseInTest | null): RecordedInterval {
  if (inTest === null) return interval;
  return { ...interval, inTest, primaryBand: null, globalHz: null, centerHz: null };
}
