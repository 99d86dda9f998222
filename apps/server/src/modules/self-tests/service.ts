import {
  type AccountSelfTest,
  type AccountSelfTests,
  MOST_DELETED_SELF_TESTS,
  MOST_SELF_TEST_BYTES,
  MOST_SELF_TEST_DEVICES,
  MOST_SELF_TESTS,
  type SealedForDevice,
  type SelfTestDevice,
} from '@overtone/domain/contract/self-tests';
import { continues } from '@overtone/domain/experiment/kept/continuation';
import { type KeptTest, readKeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { and, asc, desc, eq, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { holdAccount } from '../../database/hold-account.ts';
import { deletedSelfTests, selfTestDevices, selfTests } from '../../database/tables/self-tests.ts';
import { AppError } from '../../http/app-error.ts';
import type { TakeTurn } from '../../threads/turn-taking.ts';
import { isDeviceKey } from './device-key.ts';

/** A self-test as somebody wants it kept. */
export interface WantedSelfTest {
  readonly test: KeptTest;
  readonly seeds: readonly SealedForDevice[];
}

/** Keeps the self-tests that follow a person. */
export interface SelfTestService {
  readonly of: (userId: string) => Promise<AccountSelfTests>;
  /**
   * Keeps a test that is at `baseRevision` still (0: new), and gives its next revision.
   *
   * @throws AppError `self_test_stale`; `self_test_deleted` where the person has deleted it; `invalid_request` where it is not
   * what was sealed, gone on; `too_many_self_tests`; `self_test_running` where another one runs, or has the same seal.
   */
  readonly keep: (
    userId: string,
    id: string,
    baseRevision: number,
    wanted: WantedSelfTest,
  ) => Promise<number>;
  /** Forgets a test, and knows from then on that it was deleted, whether it was there or not: its keeping may be on the way. */
  readonly forget: (userId: string, id: string) => Promise<void>;
  /**
   * Makes a device known; where there are too many, the oldest is forgotten.
   *
   * @throws AppError `invalid_request` where nothing can be sealed for its key.
   */
  readonly keepDevice: (userId: string, device: SelfTestDevice) => Promise<void>;
}

/** What the service works with; `now` is the calendar's time. */
export interface SelfTestServiceDependencies {
  readonly database: Database;
  readonly now: () => Date;
  /** Says when one test may be gone through. */
  readonly takeTurn: TakeTurn;
}

const NO_ROOM_SENTENCE =
  'The self-tests of your account fill all the room it has for them. Delete one first.';

/** Makes the service. */
export function selfTestService({
  database,
  now,
  takeTurn,
}: SelfTestServiceDependencies): SelfTestService {
  const isIts = (userId: string, id: string) =>
    and(eq(selfTests.userId, userId), eq(selfTests.id, id));
  return {
    async of(userId) {
      const [rows, devices] = await Promise.all([
        database
          .select()
          .from(selfTests)
          .where(eq(selfTests.userId, userId))
          .orderBy(asc(selfTests.id)),
        database
          .select({ id: selfTestDevices.id, publicKey: selfTestDevices.publicKey })
          .from(selfTestDevices)
          .where(eq(selfTestDevices.userId, userId))
          .orderBy(asc(selfTestDevices.createdAt)),
      ]);
      const tests: AccountSelfTest[] = [];
      for (const { revision, test, seeds } of rows) {
        const read = await takeTurn(() => readKeptTest(test));
        if (read.ok) tests.push({ revision, test: read.value, seeds });
      }
      return { tests, devices };
    },

    keep: (userId, id, baseRevision, { test, seeds }) =>
      database.transaction(async (transaction) => {
        if (test.id !== id) throw new AppError('invalid_request');
        await inTurn(transaction, userId);
        const [row] = await transaction.select().from(selfTests).where(isIts(userId, id));
        if (!row && (await wasDeleted(transaction, userId, id))) {
          throw new AppError('self_test_deleted');
        }
        if ((row?.revision ?? 0) !== baseRevision) throw new AppError('self_test_stale');
        const before = row && readKeptTest(row.test);
        if (before?.ok && !continues(before.value, test)) throw new AppError('invalid_request');
        if (!row) await refuseSecond(transaction, userId, test);
        const count = await transaction.$count(selfTests, eq(selfTests.userId, userId));
        if (!row && count >= MOST_SELF_TESTS) throw new AppError('too_many_self_tests');
        const revision = baseRevision + 1;
        // Once a test is over its seed is open, and what was sealed of it is of no use.
        const sealed = test.state.kind === 'running' ? seeds : [];
        const kept = { revision, test, seeds: sealed, updatedAt: now() };
        await transaction
          .insert(selfTests)
          .values({ userId, id, ...kept })
          .onConflictDoUpdate({ target: [selfTests.userId, selfTests.id], set: kept });
        if (!row) await refuseWithoutRoom(transaction, userId);
        return revision;
      }),

    forget: (userId, id) =>
      database.transaction(async (transaction) => {
        await inTurn(transaction, userId);
        await transaction.delete(selfTests).where(isIts(userId, id));
        await noteDeleted(transaction, { userId, id, deletedAt: now() });
      }),

    async keepDevice(userId, { id, publicKey }) {
      if (!isDeviceKey(publicKey)) throw new AppError('invalid_request');
      await database.transaction(async (transaction) => {
        await holdAccount(transaction, userId, 'key share');
        await transaction
          .insert(selfTestDevices)
          .values({ userId, id, publicKey, createdAt: now() })
          .onConflictDoUpdate({
            target: [selfTestDevices.userId, selfTestDevices.id],
            set: { publicKey },
          });
        const latest = transaction
          .select({ id: selfTestDevices.id })
          .from(selfTestDevices)
          .where(eq(selfTestDevices.userId, userId))
          .orderBy(desc(selfTestDevices.createdAt), desc(selfTestDevices.id))
          .limit(MOST_SELF_TEST_DEVICES);
        await transaction
          .delete(selfTestDevices)
          .where(and(eq(selfTestDevices.userId, userId), notInArray(selfTestDevices.id, latest)));
      });
    },
  };
}

/** One writing of an account after another, so that their number holds, and none comes between a look and what follows from it. */
async function inTurn(transaction: Database, userId: string): Promise<void> {
  await holdAccount(transaction, userId, 'no key update');
}

async function wasDeleted(transaction: Database, userId: string, id: string): Promise<boolean> {
  const isIt = and(eq(deletedSelfTests.userId, userId), eq(deletedSelfTests.id, id));
  return (await transaction.$count(deletedSelfTests, isIt)) > 0;
}

/** Knows of a deletion; where an account has too many, those of longest ago are known no more. */
async function noteDeleted(
  transaction: Database,
  deleted: typeof deletedSelfTests.$inferInsert,
): Promise<void> {
  const { userId, deletedAt } = deleted;
  await transaction
    .insert(deletedSelfTests)
    .values(deleted)
    .onConflictDoUpdate({
      target: [deletedSelfTests.userId, deletedSelfTests.id],
      set: { deletedAt },
    });
  const isOfThem = eq(deletedSelfTests.userId, userId);
  const latest = transaction
    .select({ id: deletedSelfTests.id })
    .from(deletedSelfTests)
    .where(isOfThem)
    .orderBy(desc(deletedSelfTests.deletedAt), desc(deletedSelfTests.id))
    .limit(MOST_DELETED_SELF_TESTS);
  await transaction
    .delete(deletedSelfTests)
    .where(and(isOfThem, notInArray(deletedSelfTests.id, latest)));
}

/** One self-test at a time, each with a seal of its own: of two that run, a person would see one. */
async function refuseSecond(
  transaction: Pick<Database, '$count'>,
  userId: string,
  { sealed, state }: KeptTest,
): Promise<void> {
  const hasSameSeal = sql`${selfTests.test} -> 'sealed' ->> 'commitment' = ${sealed.commitment}`;
  const runs = sql`${selfTests.test} -> 'state' ->> 'kind' = 'running'`;
  const isInItsWay = state.kind === 'running' ? or(runs, hasSameSeal) : hasSameSeal;
  const others = await transaction.$count(selfTests, and(eq(selfTests.userId, userId), isInItsWay));
  if (others > 0) throw new AppError('self_test_running');
}

/** Only before a new one: whoever has begun one can go on with it. */
async function refuseWithoutRoom(transaction: Database, userId: string): Promise<void> {
  const { test, seeds } = selfTests;
  const [kept] = await transaction
    .select({
      bytes: sql<number>`sum(octet_length(${test}::text) + octet_length(${seeds}::text))::int`,
    })
    .from(selfTests)
    .where(eq(selfTests.userId, userId));
  if ((kept?.bytes ?? 0) > MOST_SELF_TEST_BYTES) {
    throw new AppError('too_many_self_tests', { sentence: NO_ROOM_SENTENCE });
  }
}
