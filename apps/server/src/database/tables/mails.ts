import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MailKind } from '../../modules/mail/texts/mail-text.ts';
import { id, time } from './columns.ts';
import { downloadRequests, newsletterSubscribers } from './contact.ts';
import { users } from './identity.ts';
import { letters } from './letters.ts';

/**
 * The outbox: mails that are promised. A row is written with the record that promises it, in one transaction, and stays
 * due until it is marked as sent or given up. The row's id is the mail's Message-ID.
 *
 * Whoever writes a mail and also the request, the subscriber or the account that it is for writes those first: that is how
 * they go, and take their mails along. In the list of all tables, too, they stand before.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    /** The request that this mail answers. */
    downloadRequestId: uuid('download_request_id').references(() => downloadRequests.id, {
      onDelete: 'cascade',
    }),
    /** The subscriber that this mail is for; mails with one can be unsubscribed from. */
    subscriberId: uuid('subscriber_id').references(() => newsletterSubscribers.id, {
      onDelete: 'cascade',
    }),
    /** The account that this mail is about. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The letter that this mail carries to one of many people, each of whom gets it once. */
    letterId: uuid('letter_id').references(() => letters.id),
    /** A link with a secret in it, encrypted, and only until the mail is sent or given up. */
    sealedLink: text('sealed_link'),
    /** What the mail tells of the one event that it is about, only until it is sent or given up. */
    detail: text('detail'),
    /** When the link stops working; a mail that is still waiting then is given up. */
    expiresAt: time('expires_at'),
    createdAt: time('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When to try next; while an attempt runs, when it counts as lost. */
    nextAttemptAt: time('next_attempt_at').notNull(),
    sentAt: time('sent_at'),
    /** When it was given up. */
    failedAt: time('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    uniqueIndex('mails_letter')
      .on(table.letterId, table.recipient)
      .where(sql`${table.letterId} is not null`),
    index('mails_created').on(table.createdAt, table.id),
    index('mails_user').on(table.userId),
    index('mails_subscriber').on(table.subscriberId),
    index('mails_download_request').on(table.downloadRequestId),
    index('mails_sent')
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    index('mails_failed')
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    index('mails_recipient').on(table.recipient, table.kind, table.createdAt),
  ],
);
