import { readReport } from '@overtone/domain/contract/admin-report';
import { serveFile } from '../../access/serve.ts';
import type { Database } from '../../database/connection.ts';
import { answerInPieces } from '../../http/answer-in-pieces.ts';
import type { ServerModule } from '../../server-module.ts';
import { turnTaking } from '../../threads/turn-taking.ts';
import { reportByName } from './report-by-name.ts';
import { begun, reportPieces } from './report-pieces.ts';

/** Where reports are read from. */
export interface ReportsDependencies {
  readonly database: Database;
  /** The calendar's time. */
  readonly wallClock: () => Date;
}

/** `GET /api/admin/reports/:name`: the operator's tables, as JSON or as a file for a spreadsheet. */
export function createReports({ database, wallClock: now }: ReportsDependencies): ServerModule {
  const takeTurn = turnTaking();
  return {
    routes(api) {
      serveFile(api, readReport, async ({ params: { name }, query: { days, format }, context }) => {
        const report = await reportByName(database, name, { now: now(), days });
        const headers =
          format === 'csv'
            ? {
                'content-type': 'text/csv; charset=utf-8',
                'content-disposition': `attachment; filename="${name}.csv"`,
              }
            : { 'content-type': 'application/json' };
        const sent = await begun(report, takeTurn);
        return answerInPieces(context, headers, () => reportPieces(sent, format));
      });
    },
  };
}
