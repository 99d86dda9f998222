import { asc } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { alerts } from '../../database/tables/alerts.ts';
import { onePage, type PagedReport } from '../../report/report.ts';

/** What is wrong now, the oldest first. */
export async function alertsReport(database: Database): Promise<PagedReport> {
  const rows = await database.select().from(alerts).orderBy(asc(alerts.since), asc(alerts.name));
  return onePage({
    columns: ['name', 'sentence', 'since', 'toldAt'],
    rows: rows.map(({ name, sentence, since, toldAt }) => [name, sentence, since, toldAt]),
  });
}
