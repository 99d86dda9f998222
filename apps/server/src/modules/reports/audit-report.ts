import { auditRows } from '../../audit/audit-pages.ts';
import type { Database } from '../../database/connection.ts';
import { isBehind } from '../../database/keyset.ts';
import { auditLog } from '../../database/tables/audit.ts';
import type { PagedReport } from '../../report/report.ts';
import { pagesOf, REPORT_PAGE_ROWS } from './pages-of.ts';

/** Everything in the audit log, the newest first. */
export function auditReport(database: Database): PagedReport {
  return {
    columns: ['at', 'actor', 'actorEmail', 'act', 'subject', 'subjectEmail', 'words'],
    pages: () =>
      pagesOf(
        (after) =>
          auditRows(database)
            .where(after && isBehind(auditLog.at, auditLog.id, after))
            .limit(REPORT_PAGE_ROWS),
        ({ at, actor, actorEmail, act, subject, subjectEmail, words }) => [
          at,
          actor,
          actorEmail,
          act,
          subject,
          subjectEmail,
          words,
        ],
      ),
  };
}
