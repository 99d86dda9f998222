import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/connection.ts';
import { letters } from '../../database/tables/letters.ts';
import { mails } from '../../database/tables/mails.ts';
import { isPending } from '../../outbox/outbox.ts';
import { AUDIENCES } from './audience.ts';
import { freePlaces } from './letter-rate.ts';

type LetterRow = typeof letters.$inferSelect;

/**
 * One round: promises as many mails of the letter that began first as there are places for, moves its cursor in the same
 * transaction, and ends letters of which nothing waits any more. Of several servers one does it.
 *
 * @returns how many mails were promised.
 */
export function promiseRound(database: Database, perMinute: number, now: Date): Promise<number> {
  const [lockClass, lock] = ADVISORY_LOCKS.letters;
  return database.transaction(async (transaction) => {
    const [turn] = await transaction
      .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(${lockClass}::int, ${lock}::int)` })
      .from(sql`(values (1)) as one`);
    if (turn?.isOurs !== true) return 0;
    const [letter] = await transaction
      .select()
      .from(letters)
      .where(and(eq(letters.state, 'sending'), isNull(letters.wholeAt)))
      .orderBy(asc(letters.startedAt), asc(letters.id))
      .limit(1)
      .for('update');
    const promised =
      letter === undefined ? 0 : await promiseNext(transaction, letter, perMinute, now);
    await endFinished(transaction, now);
    return promised;
  });
}

async function promiseNext(
  transaction: Database,
  letter: LetterRow,
  perMinute: number,
  now: Date,
): Promise<number> {
  const [flow] = await transaction
    .select({
      fresh: sql<number>`count(*) filter (where ${mails.attempts} = 0)::int`,
      waiting: count(),
    })
    .from(mails)
    .where(and(eq(mails.letterId, letter.id), isPending));
  const { fresh = 0, waiting = 0 } = flow ?? {};
  const { paidUntil, cursor, audience, startedAt } = letter;
  const { places, paidUntilAfter } = freePlaces({ paidUntil, fresh, waiting }, perMinute, now);
  if (places === 0) return 0;
  const people = await AUDIENCES[audience].next(transaction, startedAt ?? now, cursor, places);
  const last = people.at(-1);
  const promises = people.map(({ promise }) => ({
    ...promise,
    letterId: letter.id,
    createdAt: now,
    nextAttemptAt: now,
  }));
  const written =
    promises.length === 0
      ? []
      : await transaction
          .insert(mails)
          .values(promises)
          .onConflictDoNothing()
          .returning({ id: mails.id });
  await transaction
    .update(letters)
    .set({
      promised: letter.promised + written.length,
      cursor: last?.id ?? cursor,
      paidUntil: paidUntilAfter(people.length),
      ...(people.length < places && { wholeAt: now }),
    })
    .where(eq(letters.id, letter.id));
  return written.length;
}

/** A letter is over when everybody's turn has come and none of its mails waits, those that are tried again included. */
async function endFinished(transaction: Database, now: Date): Promise<void> {
  const waits = sql`exists (select from ${mails} where ${mails.letterId} = ${letters.id} and ${isPending})`;
  await transaction
    .update(letters)
    .set({ state: 'sent', endedAt: now, cursor: null })
    .where(and(eq(letters.state, 'sending'), isNotNull(letters.wholeAt), sql`not ${waits}`));
}
