/** One value of a report. */
export type Cell = string | number | boolean | Date | null;

/** A table for the operator. */
export interface Report {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A value in words: times as ISO 8601 in UTC, nothing for null, numbers to three decimals. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'number' ? String(Math.round(cell * 1000) / 1000) : String(cell);
}
