import { readAuditLog } from '@overtone/domain/contract/audit';
import type { Api } from '../../access/api.ts';
import { serve } from '../../access/serve.ts';
import type { Database } from '../../database/connection.ts';
import { auditPage } from '../../audit/audit-pages.ts';

/** `GET /api/admin/audit`: the audit log, page by page. */
export function auditRoutes(api: Api, database: Database): void {
  serve(api, readAuditLog, ({ query }) => auditPage(database, query.after));
}
