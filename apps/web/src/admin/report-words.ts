const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}/u;
/** Enough to compare figures by; more is noise. */
const FIGURES = 4;

/** The name of a report's column as a heading: `lastError` is "last error". */
export function columnWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();
}

/** A cell of a report as text: instants to the minute, numbers to four figures, nothing for nothing. */
export function cellWords(cell: string | number | boolean | null): string {
  if (typeof cell === 'number') {
    return String(Number.isInteger(cell) ? cell : Number(cell.toPrecision(FIGURES)));
  }
  const text = String(cell ?? '');
  const [, day, minute] = INSTANT.exec(text) ?? [];
  return day === undefined ? text : `${day} ${minute}`;
}
