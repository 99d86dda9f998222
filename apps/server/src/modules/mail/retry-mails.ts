import { NEWSLETTER_STATUS } from '@overtone/domain/contact/newsletter-subscriber';
import { alias } from 'drizzle-orm/pg-core';
import { and, count, eq, exists, gt, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { newsletterSubscribers } from '../../database/tables/contact.ts';
import { mails } from '../../database/tables/mails.ts';
import { countMail, isSafeToRepeat } from '../../outbox/letter-mails.ts';
import { SUSPENDED, UNSUBSCRIBED } from '../../outbox/outbox.ts';

/** How many mails were made due, and how many of those given up were left. */
export interface RetriedMails {
  readonly due: number;
  /** Their time has passed, they were promised anew since, nobody wants them any more, or they may have arrived. */
  readonly left: number;
}

/**
 * Makes every waiting mail due now, and every one that was given up and may still be of use, as if it had never been tried.
 * One of a letter that is on its way is left alone.
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
        sql`${newer.letterId} is not distinct from ${mails.letterId}`,
        sql`${newer.expiresAt} is not distinct from ${mails.expiresAt}`,
        gt(newer.createdAt, mails.createdAt),
        // Of mails about the same new terms, all of which were given up, the last is enough.
        or(isNull(newer.failedAt), eq(newer.kind, 'terms_change')),
      ),
    );
  // The secret in a link is forgotten when its mail is given up; a mail about new terms has none, and an end all the same.
  const isInTime = or(
    isNull(mails.expiresAt),
    and(eq(mails.kind, 'terms_change'), gt(mails.expiresAt, now)),
  );
  const isSubscribed = database
    .select()
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.id, mails.subscriberId),
        eq(newsletterSubscribers.status, NEWSLETTER_STATUS),
      ),
    );
  const isOfUse = and(
    isInTime,
    or(isNull(mails.subscriberId), exists(isSubscribed)),
    ne(mails.lastError, UNSUBSCRIBED),
    notExists(wasPromisedAnew),
  );
  return database.transaction(async (transaction) => {
    const isRetried = and(
      isNull(mails.sentAt),
      isSafeToRepeat,
      or(isNull(mails.failedAt), isOfUse),
    );
    // What was kept back because of a suspension was never counted as failed.
    const ofLetters = await transaction
      .select({ letterId: mails.letterId, given: count() })
      .from(mails)
      .where(
        and(
          isRetried,
          isNotNull(mails.failedAt),
          isNotNull(mails.letterId),
          ne(mails.lastError, SUSPENDED),
        ),
      )
      .groupBy(mails.letterId);
    const retried = await transaction
      .update(mails)
      .set({ failedAt: null, attempts: 0, nextAttemptAt: now })
      .where(isRetried)
      .returning({ id: mails.id });
    for (const { letterId, given } of ofLetters) {
      await countMail(transaction, 'failed', letterId, -given);
    }
    const left = await transaction.$count(mails, isNotNull(mails.failedAt));
    return { due: retried.length, left };
  });
}
