import type { AdminReport } from '@overtone/domain/contract/admin-report';
import { cellWords, columnWords } from './report-words.ts';

/** An operator's table, or that it is empty. */
export function ReportTable({
  name,
  report: { columns, rows },
}: {
  /** What the table is of. */
  readonly name: string;
  readonly report: AdminReport;
}) {
  if (rows.length === 0) return <p className="text-small text-muted">Nothing yet.</p>;
  return (
    // The wide table scrolls by itself, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={`Table: ${name}`} className="max-h-128 overflow-auto">
      <table className="w-full text-small">
        <thead className="sticky top-0 bg-paper">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="label py-2 pr-6 text-left whitespace-nowrap">
                {columnWords(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figure">
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-rule">
              {row.map((cell, column) => (
                <td key={columns[column]} className="py-1.5 pr-6 whitespace-nowrap">
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
