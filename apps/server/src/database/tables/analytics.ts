import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import type { VitalName } from '@overtone/domain/analytics/web-vitals';
import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

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
