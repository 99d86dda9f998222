import { readReport } from '@overtone/domain/contract/admin-report';
import { serveFile } from '../../access/serve.ts';
import type { Database } from '../../database/connection.ts';
import { csv } from '../../report/csv.ts';
import type { Cell } from '../../report/report.ts';
import type { ServerModule } from '../../server-module.ts';
import { reportByName } from './report-by-name.ts';

/** Where reports are read from. */
export interface ReportsDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
}

/** `GET /api/admin/reports/:name`: the operator's tables, as JSON or as a file for a spreadsheet. */
export function createReports({ database, wallClock: now }: ReportsDependencies): ServerModule {
  return {
    routes(api) {
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
    },
  };
}

function plain(cell: Cell): Exclude<Cell, Date> {
  return cell instanceof Date ? cell.toISOString() : cell;
}
