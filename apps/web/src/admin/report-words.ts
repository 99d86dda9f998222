const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}/u;
/** Enough to compare figures by; more is noise. */
const FIGURES = 4;

/** The name of a report's column as a heading: `lastError` is "Last error"; a percentile keeps its small letter. */
export function columnWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();
  return words.replace(/^[a-z](?!\d)/u, (letter) => letter.toUpperCase());
}

/** A cell of a report as text: instants to the minute, numbers to four figures, a dash for nothing. */
export function cellWords(cell: string | number | boolean | null): string {
  if (typeof cell === 'number') {
    return String(Number.isInteger(cell) ? cell : Number(cell.toPrecision(FIGURES)));
  }
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  const text = cell ?? '';
  if (text === '') return '–';
  const [, day, minute] = INSTANT.exec(text) ?? [];
  return day === undefined ? text : `${day} ${minute}`;
}
