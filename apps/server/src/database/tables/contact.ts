import type { DownloadRequest } from '@overtone/domain/contact/download-record';
import type { NewsletterSubscriber } from '@overtone/domain/contact/newsletter-subscriber';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, serverTime } from './columns.ts';

/** People who asked for download links by mail. `emailSent` turns true once the mail was accepted for delivery. */
export const downloadRequests = pgTable(
  'download_requests',
  {
    id: id(),
    email: text('email').notNull(),
    platform: text('platform').notNull(),
    userAgent: text('userAgent').notNull(),
    timestamp: serverTime('timestamp'),
    source: text('source').$type<DownloadRequest['source']>().notNull(),
    emailSent: boolean('emailSent').notNull().default(false),
  },
  (table) => [
    index('download_requests_time').on(table.timestamp, table.id),
    index('download_requests_email').on(table.email),
  ],
);

/** Newsletter subscribers, one row an address; those who left stay, so that they are not written to by mistake. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text('email').notNull().unique(),
    timestamp: serverTime('timestamp'),
    source: text('source').$type<NewsletterSubscriber['source']>().notNull(),
    status: text('status').$type<NewsletterSubscriber['status']>().notNull(),
  },
  (table) => [index('newsletter_subscribers_time').on(table.timestamp, table.id)],
);
