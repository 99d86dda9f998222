import type { AdminReport } from '@overtone/domain/contract/admin-report';
import { cellWords, columnWords } from './report-words.ts';

/** Longer than this a cell is a sentence, which wraps. */
const LONGEST_ON_A_LINE = 48;

/** An operator's table, or that it is empty. Numbers stand under each other, to the right of their column. */
export function ReportTable({
  name,
  report: { columns, rows },
}: {
  /** What the table is of. */
  readonly name: string;
  readonly report: AdminReport;
}) {
  if (rows.length === 0) return <p className="text-small text-muted">Nothing yet.</p>;
  const isNumber = columns.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const sideOf = (column: number) => (isNumber[column] ? 'text-right' : 'text-left');
  return (
    // The wide table scrolls by itself, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={`Table: ${name}`} className="max-h-128 overflow-auto">
      <table className="w-full text-small">
        <thead className="sticky top-0 bg-paper shadow-[0_1px_0_var(--color-edge)]">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`label py-2 pr-6 whitespace-nowrap ${sideOf(index)}`}
              >
                {columnWords(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-rule align-baseline hover:bg-well">
              {row.map((cell, column) => (
                <td
                  key={columns[column]}
                  className={`py-2 pr-6 ${sideOf(column)} ${shapeOf(cellWords(cell))}`}
                >
                  {cellWords(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A sentence is read, anything else is looked up. */
function shapeOf(words: string): string {
  return words.length > LONGEST_ON_A_LINE ? 'min-w-80 wrap-anywhere' : 'figure whitespace-nowrap';
}
