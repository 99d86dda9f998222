import { type Cell, cellText, type Report } from './report.ts';

/** What makes a spreadsheet read a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

/**
 * A report as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front, which
 * spreadsheets take as "this is text".
 */
export function csv({ columns, rows }: Report): string {
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(cell: Cell): string {
  const text = cellText(cell);
  const harmless = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
