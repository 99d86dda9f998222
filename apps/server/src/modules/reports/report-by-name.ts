import type { AdminReportName } from '@overtone/domain/contract/admin-report';
import type { Milliseconds } from '@overtone/domain/units';
import type { Database } from '../../database/connection.ts';
import { downloadsReport, outboxReport, subscribersReport } from './contact-reports.ts';
import { figuresReport } from './figures-report.ts';
import type { Report } from './report.ts';

const DAY_MS: Milliseconds = 24 * 60 * 60_000;

/** Makes the operator's table of that name at `now`; `days` says how far back the figures go. */
export function reportByName(
  database: Database,
  name: AdminReportName,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<Report> {
  const reports: Readonly<Record<AdminReportName, () => Promise<Report>>> = {
    subscribers: () => subscribersReport(database),
    downloads: () => downloadsReport(database),
    outbox: () => outboxReport(database),
    figures: () => figuresReport(database, new Date(now.getTime() - days * DAY_MS)),
  };
  return reports[name]();
}
