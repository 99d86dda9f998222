import { readKeptTest } from '@overtone/domain/experiment/kept/kept-test';
import {
  sittingsOf,
  type Use,
  type UseInTest,
  useInTests,
} from '@overtone/domain/experiment/kept/use-in-test';
import type { RecordedInterval } from '@overtone/domain/usage/recorded-interval';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { selfTests } from '../../database/tables/self-tests.ts';
import { usageSessions } from '../../database/tables/usage.ts';

/** Tells what a stretch of a person's use was in their self-tests. */
export type UseInTestsOf = (use: Use) => UseInTest | null;

/** Reads a person's self-tests. */
export async function readUseInTests(database: Database, userId: string): Promise<UseInTestsOf> {
  const rows = await database
    .select({ test: selfTests.test })
    .from(selfTests)
    .where(eq(selfTests.userId, userId));
  const tests = rows.flatMap(({ test }) => {
    const read = readKeptTest(test);
    return read.ok ? [read.value] : [];
  });
  if (tests.length === 0) return () => null;
  const recorded = await database
    .selectDistinct({ sittingId: usageSessions.sittingId })
    .from(usageSessions)
    .where(
      and(
        eq(usageSessions.userId, userId),
        inArray(usageSessions.sittingId, [...sittingsOf(tests)]),
      ),
    );
  return useInTests(tests, new Set(recorded.map(({ sittingId }) => sittingId)));
}

/** An interval as it may be told: without its rhythms where a self-test hides them, or had none. */
export function asTold(interval: RecordedInterval, inTest: UseInTest | null): RecordedInterval {
  if (inTest === null) return interval;
  return { ...interval, inTest, primaryBand: null, globalHz: null, centerHz: null };
}
