/** A line of the editor in the picture of a desktop. */
export interface CodeLine {
  readonly code: string;
  /** Whether the editor sets it off, as a keyword or a comment. */
  readonly isMarked?: boolean;
}

/** What is being written in the picture of a desktop. */
export const CODE_LINES: readonly CodeLine[] = [
  { code: '// one row per customer', isMarked: true },
  { code: 'export async function importRows(' },
  { code: '  file: Readable,' },
  { code: '): Promise<Row[]> {' },
  { code: '  const rows: Row[] = [];' },
  { code: '  for await (const line of lines(file)) {' },
  { code: '    const row = parseRow(line);' },
  { code: '    // why is this one empty?', isMarked: true },
  { code: '    if (row === null) continue;' },
  { code: '    rows.push(row);' },
  { code: '  }' },
  { code: '  return rows.sort(byCustomer);' },
  { code: '}' },
];
