import { readReport } from '@overtone/domain/contract/admin-report';
import type { Api } from '../../access/api.ts';
import { serveFile } from '../../access/serve.ts';
import type { Database } from '../../database/connection.ts';
import { csv } from '../../report/csv.ts';
import type { Cell } from '../../report/report.ts';
import { reportByName } from './report-by-name.ts';

/** `GET /api/admin/reports/:name`: the operator's tables, as JSON or as a file for a spreadsheet. */
export function reportRoutes(api: Api, database: Database, now: () => Date): void {
  serveFile(api, readReport, async ({ params: { name }, query, context }, json) => {
    const report = await reportByName(database, name, { now: now(), days: query.days });
    if (query.format === 'csv') {
      return context.body(csv(report), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
      });
    }
    const { columns, rows } = report;
    return json({ columns, rows: rows.map((row) => row.map(plain)) });
  });
}

function plain(cell: Cell): Exclude<Cell, Date> {
  return cell instanceof Date ? cell.toISOString() : cell;
}
