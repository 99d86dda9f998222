import { OTHER_PAGE, PAGE_NAMES } from '@overtone/domain/analytics/page-names';
import { type AnyColumn, asc, gte, sql } from 'drizzle-orm';
import { escapeLiteral } from 'pg';
import type { Database } from '../../database/connection.ts';
import { analyticsEvents, webVitals } from '../../database/tables/analytics.ts';
import { onePage, type PagedReport } from '../../report/report.ts';

/**
 * Figures of each day (UTC) since a time: page views and exits by page, those of no page of the site together, download clicks by placement and system, and the
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
  const download = sql`${location} || ' ' || ${platform}`;
  const of = sql<string>`case when ${pageName} is null then ${download} else ${nameOf(pageName)} end`;
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
  const of = nameOf(pageName);
  return database
    .select({ day, figure: metric, of, ...statistics(value) })
    .from(webVitals)
    .where(gte(receivedAt, since))
    .groupBy(day, metric, of)
    .orderBy(asc(day), asc(metric), asc(of));
}

/** Rows from before names were looked at may have any. */
function nameOf(pageName: AnyColumn) {
  const names = sql.raw(Object.values(PAGE_NAMES).map(escapeLiteral).join(', '));
  const other = sql.raw(escapeLiteral(OTHER_PAGE));
  return sql<string>`case when ${pageName} in (${names}) then ${pageName} else ${other} end`;
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
