import { type AnyColumn, asc, gte, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { analyticsEvents, webVitals } from '../../database/tables/analytics.ts';
import { onePage, type PagedReport } from '../../report/report.ts';

/**
 * Figures of each day (UTC) since a time: page views and exits by page, download clicks by placement and system, and the
 * measurements of pages. The percentiles are seconds for exits, a score for CLS, milliseconds for the others.
 */
export async function figuresReport(database: Database, since: Date): Promise<PagedReport> {
  const rows = [...(await visits(database, since)), ...(await measurements(database, since))];
  return onePage({
    columns: ['day', 'figure', 'of', 'count', 'p50', 'p75', 'p95'],
    rows: rows
      .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
      .map(({ day, figure, of, count, p50, p75, p95 }) => [day, figure, of, count, p50, p75, p95]),
  });
}

function visits(database: Database, since: Date) {
  const { event, pageName, location, platform, timeSpentSeconds, receivedAt } = analyticsEvents;
  const day = dayOf(receivedAt);
  const of = sql<string>`coalesce(${pageName}, ${location} || ' ' || ${platform})`;
  return database
    .select({ day, figure: event, of, ...statistics(timeSpentSeconds) })
    .from(analyticsEvents)
    .where(gte(receivedAt, since))
    .groupBy(day, event, of)
    .orderBy(asc(day), asc(event), asc(of));
}

function measurements(database: Database, since: Date) {
  const { metric, pageName, value, receivedAt } = webVitals;
  const day = dayOf(receivedAt);
  return database
    .select({ day, figure: metric, of: pageName, ...statistics(value) })
    .from(webVitals)
    .where(gte(receivedAt, since))
    .groupBy(day, metric, pageName)
    .orderBy(asc(day), asc(metric), asc(pageName));
}

function dayOf(time: AnyColumn) {
  return sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD')`;
}

function statistics(value: AnyColumn) {
  const percentile = (share: string) =>
    sql<number | null>`percentile_cont(${sql.raw(share)}) within group (order by ${value})`;
  return {
    count: sql<number>`count(*)::int`,
    p50: percentile('0.5'),
    p75: percentile('0.75'),
    p95: percentile('0.95'),
  };
}
