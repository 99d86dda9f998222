import {
  ADMIN_REPORTS,
  adminReportSchema,
  DEFAULT_REPORT_DAYS,
} from '@overtone/domain/contract/admin-report';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../http/app-error.ts';
import type { ServerApp } from '../../http/server-context.ts';
import { describeOperation } from '../openapi/describe.ts';
import { csv } from './csv.ts';
import type { Cell } from './report.ts';
import { reportByName } from './report-by-name.ts';

const NO_STORE = { 'cache-control': 'no-store' };
const querySchema = z.object({
  days: z
    .string()
    .regex(/^[1-9]\d{0,3}$/u)
    .transform(Number)
    .default(DEFAULT_REPORT_DAYS),
  format: z.enum(['json', 'csv']).default('json'),
});

/** `GET /api/admin/reports/:name`: the operator's tables, as JSON or as a file for a spreadsheet. */
export function reportRoutes(app: ServerApp, database: Database, now: () => Date): void {
  app.get(
    '/api/admin/reports/:name',
    describeOperation({
      summary: 'A table for the operator; ?days= for figures, ?format=csv for a spreadsheet',
      response: adminReportSchema,
      failures: ['unauthenticated', 'forbidden', 'not_found', 'invalid_request'],
    }),
    async (context) => {
      const name = ADMIN_REPORTS.find((known) => known === context.req.param('name'));
      if (name === undefined) throw new AppError('not_found');
      const query = querySchema.safeParse(context.req.query());
      if (!query.success) throw new AppError('invalid_request');
      const { days, format } = query.data;
      const report = await reportByName(database, name, { now: now(), days });
      if (format === 'csv') {
        return context.body(csv(report), 200, {
          ...NO_STORE,
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}.csv"`,
        });
      }
      const { columns, rows } = report;
      return context.json({ columns, rows: rows.map((row) => row.map(plain)) }, 200, NO_STORE);
    },
  );
}

function plain(cell: Cell): Exclude<Cell, Date> {
  return cell instanceof Date ? cell.toISOString() : cell;
}
