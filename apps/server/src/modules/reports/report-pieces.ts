import { csvPieces } from '../../report/csv.ts';
import type { Cell, PagedReport } from '../../report/report.ts';
import type { TakeTurn } from '../../threads/turn-taking.ts';

/** A report as it is sent, as JSON or as CSV, piece by piece. */
export function reportPieces(report: PagedReport, format: 'json' | 'csv'): AsyncIterable<string> {
  return format === 'csv' ? csvPieces(report) : jsonPieces(report);
}

/**
 * The same report, whose first page is there already, so that a database that is away is a failure and no broken file. Pages
 * of all reports take turns.
 */
export async function begun(
  { columns, pages }: PagedReport,
  takeTurn: TakeTurn,
): Promise<PagedReport> {
  const reading = pages()[Symbol.asyncIterator]();
  const next = () => takeTurn(() => reading.next());
  const first = await next();
  return {
    columns,
    async *pages() {
      for (let page = first; page.done !== true; page = await next()) yield page.value;
    },
  };
}

async function* jsonPieces({ columns, pages }: PagedReport): AsyncGenerator<string, void> {
  yield `{"columns":${JSON.stringify(columns)},"rows":[`;
  let comma = '';
  for await (const rows of pages()) {
    if (rows.length === 0) continue;
    yield comma + rows.map((row) => JSON.stringify(row.map(plain))).join(',');
    comma = ',';
  }
  yield ']}';
}

function plain(cell: Cell): Exclude<Cell, Date> {
  return cell instanceof Date ? cell.toISOString() : cell;
}
