import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import { countedPageName } from '@overtone/domain/analytics/page-names';
import { VITAL_NAMES, type WebVitals } from '@overtone/domain/analytics/web-vitals';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { analyticsEvents, webVitals } from '../../database/tables/analytics.ts';
import { users } from '../../database/tables/identity.ts';
import { eventRow } from './event-row.ts';

/** Keeps what pages report. */
export interface AnalyticsService {
  /** `userId` is who is signed in; whose account has gone since is nobody. */
  readonly keepEvent: (event: AnalyticsEvent, userId: string | null) => Promise<void>;
  readonly keepVitals: (vitals: WebVitals) => Promise<void>;
}

/** Makes the service; `now` is the calendar's time. */
export function analyticsService(database: Database, now: () => Date): AnalyticsService {
  return {
    async keepEvent(event, userId) {
      // A deletion locks the account before it takes what names it, so one that is under way is waited for.
      const ifThere = sql`(select ${users.id} from ${users} where ${users.id} = ${userId} for key share)`;
      const owner = userId === null ? null : ifThere;
      await database.insert(analyticsEvents).values({ ...eventRow(event, now()), userId: owner });
    },
    async keepVitals(vitals) {
      const common = { pageName: countedPageName(vitals.page_name), receivedAt: now() };
      const rows = VITAL_NAMES.flatMap((metric) => {
        const value = vitals[metric];
        return value === undefined ? [] : [{ ...common, metric, value }];
      });
      await database.insert(webVitals).values(rows);
    },
  };
}
