import { type Cell, cellText, type PagedReport, type Report } from './report.ts';

/**
 * What makes a spreadsheet read a text as a formula (OWASP, "CSV Injection"): at its start, and after a character at which
 * a spreadsheet that expects another separator than the comma would begin a field of its own. What blanks hide is looked for
 * only up to the next such character, behind which it is looked for again: else nobody would see the end of a text of blanks.
 */
const FORMULA =
  /(?<=^|[;|\t\r\n])(?=[\t\r\n\0]|(?:[^\S\t\r\n]|\0)*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/**
 * A report as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front, which
 * spreadsheets take as "this is text".
 */
export function csv({ columns, rows }: Report): string {
  return csvLines([columns, ...rows]);
}

/** The same of a long one, page by page. */
export async function* csvPieces({ columns, pages }: PagedReport): AsyncGenerator<string, void> {
  yield csvLines([columns]);
  for await (const rows of pages()) yield csvLines(rows);
}

/** Some lines of a report that is written in parts. */
export function csvLines(rows: Report['rows']): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(cell: Cell): string {
  const text = cellText(cell);
  const harmless = typeof cell === 'string' ? text.replace(FORMULA, "'") : text;
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
