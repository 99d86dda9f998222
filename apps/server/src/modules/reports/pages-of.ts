import type { PageCursor } from '../../database/keyset.ts';
import type { Report } from '../../report/report.ts';

/** Rows of a page: few enough that a page takes milliseconds. */
export const REPORT_PAGE_ROWS = 500;

/** Where a row stands in its list. */
type Placed = Pick<PageCursor, 'micros' | 'id'>;

/** The pages of a list that goes on behind the last row that was read; `read` gives a page of {@link REPORT_PAGE_ROWS}. */
export async function* pagesOf<Row extends Placed>(
  read: (after: PageCursor | undefined) => PromiseLike<readonly Row[]>,
  cells: (row: Row) => Report['rows'][number],
): AsyncGenerator<Report['rows'], void> {
  let after: PageCursor | undefined;
  do {
    const rows = await read(after);
    yield rows.map(cells);
    const last = rows[REPORT_PAGE_ROWS - 1];
    after = last && { part: 'r', micros: last.micros, id: last.id };
  } while (after !== undefined);
}
