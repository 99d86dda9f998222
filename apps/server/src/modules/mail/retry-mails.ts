import { alias } from 'drizzle-orm/pg-core';
import { and, eq, gt, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { mails } from '../../database/tables/mails.ts';
import { UNSUBSCRIBED } from '../../outbox/outbox.ts';

/** How many mails were made due, and how many of those given up were left. */
export interface RetriedMails {
  readonly due: number;
  /** Their link has ended, they were promised anew since, or nobody wants them any more. */
  readonly left: number;
}

/**
 * Makes every waiting mail due now, and every one that was given up and may still be of use, as if it had never been tried.
 */
export async function retryMails(database: Database, now: Date): Promise<RetriedMails> {
  const newer = alias(mails, 'newer');
  const wasPromisedAnew = database
    .select()
    .from(newer)
    .where(
      and(
        eq(newer.kind, mails.kind),
        eq(newer.recipient, mails.recipient),
        gt(newer.createdAt, mails.createdAt),
        isNull(newer.failedAt),
      ),
    );
  // The secret in a link is forgotten when its mail is given up.
  const isOfUse = and(
    isNull(mails.expiresAt),
    ne(mails.lastError, UNSUBSCRIBED),
    notExists(wasPromisedAnew),
  );
  const retried = await database
    .update(mails)
    .set({ failedAt: null, attempts: 0, nextAttemptAt: now })
    .where(and(isNull(mails.sentAt), or(isNull(mails.failedAt), isOfUse)))
    .returning({ id: mails.id });
  return { due: retried.length, left: await database.$count(mails, isNotNull(mails.failedAt)) };
}
