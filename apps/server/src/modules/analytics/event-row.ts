import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import type { analyticsEvents } from '../../database/tables/analytics.ts';

/** The row that keeps an event which arrived at `receivedAt` (server time). */
export function eventRow(
  { event, fields }: AnalyticsEvent,
  receivedAt: Date,
): typeof analyticsEvents.$inferInsert {
  const common = { event, timestamp: new Date(fields.timestamp), receivedAt };
  if ('location' in fields) {
    const { platform, location, userId } = fields;
    return { ...common, platform, location, userId };
  }
  return {
    ...common,
    pageName: fields.page_name,
    userId: fields.user_id,
    ...('time_spent_seconds' in fields ? { timeSpentSeconds: fields.time_spent_seconds } : {}),
  };
}
