/** One value of a report. */
export type Cell = string | number | boolean | Date | null;

/** A table for the operator. */
export interface Report {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A table that is read a page of rows at a time, each when it is asked for; nothing is held in between. */
export interface PagedReport {
  readonly columns: readonly string[];
  readonly pages: () => AsyncIterable<Report['rows']>;
}

/** A short table, of one page. */
export function onePage({ columns, rows }: Report): PagedReport {
  // oxlint-disable-next-line typescript/require-await
  return {
    columns,
    pages: async function* pages() {
      yield rows;
    },
  };
}

/** All of a table at once, for where it is looked at as a whole. */
export async function wholeReport({ columns, pages }: PagedReport): Promise<Report> {
  const rows: Report['rows'][number][] = [];
  for await (const page of pages()) rows.push(...page);
  return { columns, rows };
}

/** A value in words: times as ISO 8601 in UTC, nothing for null, numbers to three decimals. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'number' ? String(Math.round(cell * 1000) / 1000) : String(cell);
}
