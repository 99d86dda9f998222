import type { Database } from '../../database/connection.ts';
import type { Report } from '../../report/report.ts';
import { auditRows } from '../../audit/audit-pages.ts';

/** Everything in the audit log, the newest first. */
export async function auditReport(database: Database): Promise<Report> {
  const rows = await auditRows(database);
  return {
    columns: ['at', 'actor', 'actorEmail', 'act', 'subject', 'subjectEmail', 'words'],
    rows: rows.map(({ at, actor, actorEmail, act, subject, subjectEmail, words }) => [
      at,
      actor,
      actorEmail,
      act,
      subject,
      subjectEmail,
      words,
    ]),
  };
}
