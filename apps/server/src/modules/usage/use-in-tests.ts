import { readKeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { type UseInTest, useInTests } from '@overtone/domain/experiment/kept/use-in-test';
import type { Interval } from '@overtone/domain/usage/interval';
import type { RecordedInterval } from '@overtone/domain/usage/recorded-interval';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { selfTests } from '../../database/tables/self-tests.ts';

/** Tells what a stretch of a person's use was in their self-tests. */
export type UseInTestsOf = (use: Interval) => UseInTest | null;

/** Reads a person's self-tests. */
export async function readUseInTests(database: Database, userId: string): Promise<UseInTestsOf> {
  const rows = await database
    .select({ test: selfTests.test })
    .from(selfTests)
    .where(eq(selfTests.userId, userId));
  return useInTests(
    rows.flatMap(({ test }) => {
      const read = readKeptTest(test);
      return read.ok ? [read.value] : [];
    }),
  );
}

/** An interval as it may be told: without its rhythms where a self-test hides them, or had none. */
export function asTold(interval: RecordedInterval, inTest: UseInTest | null): RecordedInterval {
  if (inTest === null) return interval;
  return { ...interval, inTest, primaryBand: null, globalHz: null, centerHz: null };
}
