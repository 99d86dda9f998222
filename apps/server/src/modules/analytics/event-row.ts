import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import { countedPageName } from '@overtone/domain/analytics/page-names';
import type { analyticsEvents } from '../../database/tables/analytics.ts';

/** The row that keeps an event which arrived at `receivedAt` (server time), of nobody: whom the page names is not believed. */
export function eventRow(
  { event, fields }: AnalyticsEvent,
  receivedAt: Date,
): typeof analyticsEvents.$inferInsert {
  const common = { event, timestamp: new Date(fields.timestamp), receivedAt };
  if ('location' in fields) {
    const { platform, location } = fields;
    return { ...common, platform, location };
  }
  return {
    ...common,
    pageName: countedPageName(fields.page_name),
    ...('time_spent_seconds' in fields ? { timeSpentSeconds: fields.time_spent_seconds } : {}),
  };
}
