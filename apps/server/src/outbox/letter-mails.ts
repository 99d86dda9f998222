import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { letters } from '../database/tables/letters.ts';
import { mails } from '../database/tables/mails.ts';

/** Why a mail of a letter was given up during whose one attempt the server ended: it may have arrived. */
export const IN_DOUBT =
  'the server ended while this mail was on its way; it may have arrived, and is not sent twice';

/** That a mail is not one of a letter that was stopped. */
export const isNotStopped: SQL = sql`not exists (select from ${letters}
  where ${letters.id} = ${mails.letterId} and ${letters.state} = 'stopped')`;

/** That a mail is one of a letter, and that nobody knows how the last attempt at it ended. */
const isUnderWay = and(
  isNotNull(mails.letterId),
  sql`${mails.attempts} > 0`,
  isNull(mails.lastError),
);

/** That a mail may be tried anew whenever somebody asks for it: not while it is on its way, nor if it may have arrived. */
export const isSafeToRepeat: SQL = sql`not coalesce(${isUnderWay} or ${mails.lastError} = ${IN_DOUBT}, false)`;

/** What a claim writes beside: of a mail of a letter, that the attempt has no outcome yet. */
export const NO_OUTCOME_YET: SQL = sql`case when ${mails.letterId} is null then ${mails.lastError} end`;

/** Gives up the mails of letters among those that are `due` whose attempt has ended with its server. */
export async function giveUpInDoubt(
  database: Database,
  due: SQL | undefined,
  now: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const inDoubt = await transaction
      .update(mails)
      .set({ failedAt: now, lastError: IN_DOUBT })
      .where(and(due, isUnderWay))
      .returning({ letterId: mails.letterId });
    for (const { letterId } of inDoubt) await countMail(transaction, 'failed', letterId);
    return inDoubt.length;
  });
}

/** Counts a mail of a letter as sent or given up, in the transaction that marks it so; other mails are not counted. */
export async function countMail(
  transaction: Database,
  as: 'sent' | 'failed',
  letterId: string | null,
  by = 1,
): Promise<void> {
  if (letterId === null) return;
  const counted = as === 'sent' ? { sent: sql`sent + ${by}` } : { failed: sql`failed + ${by}` };
  await transaction.update(letters).set(counted).where(eq(letters.id, letterId));
}
