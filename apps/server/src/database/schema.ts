import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import type { VitalName } from '@overtone/domain/analytics/web-vitals';
import type { DownloadRequest } from '@overtone/domain/contact/download-request';
import type { NewsletterSubscriber } from '@overtone/domain/contact/newsletter-subscriber';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MailKind } from '../modules/mail/texts/mail-text.ts';

const id = () => uuid('id').primaryKey().defaultRandom();
const time = (name: string) => timestamp(name, { withTimezone: true });
const serverTime = (name: string) => time(name).notNull().defaultNow();

/** People who asked for download links by mail. `emailSent` turns true once the mail was accepted for delivery. */
export const downloadRequests = pgTable('download_requests', {
  id: id(),
  email: text('email').notNull(),
  platform: text('platform').notNull(),
  userAgent: text('userAgent').notNull(),
  timestamp: serverTime('timestamp'),
  source: text('source').$type<DownloadRequest['source']>().notNull(),
  emailSent: boolean('emailSent').notNull().default(false),
});

/** Newsletter subscribers, one row an address; those who left stay, so that they are not written to by mistake. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text('email').notNull().unique(),
  timestamp: serverTime('timestamp'),
  source: text('source').$type<NewsletterSubscriber['source']>().notNull(),
  status: text('status').$type<NewsletterSubscriber['status']>().notNull(),
});

/**
 * The outbox: mails that are promised. A row is written with the record that promises it, in one transaction, and stays
 * due until it is marked as sent or given up. The row's id is the mail's Message-ID.
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
    index('mails_recipient').on(table.recipient, table.kind, table.createdAt),
  ],
);

/** What visitors did, as `analyticsEventSchema` says it, with the server's own time. Never an address or a user agent. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: id(),
    event: text('event').$type<AnalyticsEvent['event']>().notNull(),
    pageName: text('page_name'),
    userId: text('user_id'),
    timeSpentSeconds: doublePrecision('time_spent_seconds'),
    platform: text('platform'),
    location: text('location'),
    /** The visitor's clock. */
    timestamp: time('timestamp').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [index('analytics_events_received').on(table.receivedAt)],
);

/** How fast and how steady pages were: one row a measurement, with nothing about who measured it. */
export const webVitals = pgTable(
  'web_vitals',
  {
    id: id(),
    pageName: text('page_name').notNull(),
    metric: text('metric').$type<VitalName>().notNull(),
    /** Milliseconds; a score for CLS. */
    value: doublePrecision('value').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [index('web_vitals_received').on(table.receivedAt)],
);
