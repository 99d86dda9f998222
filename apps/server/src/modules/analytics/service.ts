import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import { VITAL_NAMES, type WebVitals } from '@overtone/domain/analytics/web-vitals';
import type { Database } from '../../database/connection.ts';
import { analyticsEvents, webVitals } from '../../database/tables/analytics.ts';
import { eventRow } from './event-row.ts';

/** Keeps what pages report. */
export interface AnalyticsService {
  readonly keepEvent: (event: AnalyticsEvent) => Promise<void>;
  readonly keepVitals: (vitals: WebVitals) => Promise<void>;
}

/** Makes the service; `now` is the calendar's time. */
export function analyticsService(database: Database, now: () => Date): AnalyticsService {
  return {
    async keepEvent(event) {
      await database.insert(analyticsEvents).values(eventRow(event, now()));
    },
    async keepVitals(vitals) {
      const common = { pageName: vitals.page_name, receivedAt: now() };
      const rows = VITAL_NAMES.flatMap((metric) => {
        const value = vitals[metric];
        return value === undefined ? [] : [{ ...common, metric, value }];
      });
      await database.insert(webVitals).values(rows);
    },
  };
}
