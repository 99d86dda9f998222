import { cellText, type Report } from './report.ts';

const MAX_WIDTH = 48;
const GAP = '  ';

/**
 * A report as lines for a terminal. Long values are cut, except in the last column; nothing in them can steer the
 * terminal.
 */
export function textTable({ columns, rows }: Report): string {
  const lines = [columns, ...rows.map((row) => row.map(cellText))].map((cells) =>
    cells.map(visible).map((text, column) => (column < columns.length - 1 ? cut(text) : text)),
  );
  const widths = columns.map((_, column) =>
    Math.max(...lines.map((cells) => (cells[column] ?? '').length)),
  );
  return lines
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(GAP))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

function visible(text: string): string {
  return text.replace(/\p{Cc}/gu, '?');
}

function cut(text: string): string {
  return text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text;
}
