import type { AdminReportName } from '@overtone/domain/contract/admin-report';
import type { Milliseconds } from '@overtone/domain/units';
import type { Database } from '../../database/connection.ts';
import { alertsReport } from './alerts-report.ts';
import { auditReport } from './audit-report.ts';
import { downloadsReport, outboxReport, subscribersReport } from './contact-reports.ts';
import { figuresReport } from './figures-report.ts';
import type { PagedReport } from '../../report/report.ts';

const DAY_MS: Milliseconds = 24 * 60 * 60_000;

/** Makes the operator's table of that name at `now`; the figures are of the last `days` days (UTC), today included. */
export function reportByName(
  database: Database,
  name: AdminReportName,
  { now, days }: { readonly now: Date; readonly days: number },
): PagedReport | Promise<PagedReport> {
  const reports: Readonly<Record<AdminReportName, () => PagedReport | Promise<PagedReport>>> = {
    alerts: () => alertsReport(database),
    subscribers: () => subscribersReport(database),
    downloads: () => downloadsReport(database),
    outbox: () => outboxReport(database),
    audit: () => auditReport(database),
    figures: () => figuresReport(database, dayBegan(now, days - 1)),
  };
  return reports[name]();
}

/** When the day (UTC) began that was so many days before the one at `now`. */
function dayBegan(now: Date, daysBefore: number): Date {
  const today = now.getTime() - (now.getTime() % DAY_MS);
  return new Date(today - daysBefore * DAY_MS);
}
