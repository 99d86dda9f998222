import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const id = () => uuid('id').primaryKey().defaultRandom();
const serverTime = () => timestamp('timestamp', { withTimezone: true }).notNull().defaultNow();

/** People who asked for download links by mail. `emailSent` turns true once the mail was accepted for delivery. */
export const downloadRequests = pgTable('download_requests', {
  id: id(),
  email: text('email').notNull(),
  platform: text('platform').notNull(),
  userAgent: text('userAgent').notNull(),
  timestamp: serverTime(),
  source: text('source').notNull(),
  emailSent: boolean('emailSent').notNull().default(false),
});

/** Newsletter subscribers. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text('email').notNull(),
  timestamp: serverTime(),
  source: text('source').notNull(),
  status: text('status').notNull(),
});
