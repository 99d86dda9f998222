import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '../../report/report.ts';

/** The mails that are kept as files in a folder, the oldest first. A folder that is not there holds none. */
export async function keptMailsReport(folder: string): Promise<Report> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const rows = names.sort().map(async (name) => {
    const file = path.join(folder, name);
    const headers = headersOf(await readFile(file, 'utf8'));
    return [headers.get('date'), headers.get('to'), headers.get('subject'), file].map(
      (cell) => cell ?? '',
    );
  });
  return { columns: ['date', 'to', 'subject', 'file'], rows: await Promise.all(rows) };
}

function headersOf(message: string): ReadonlyMap<string, string> {
  const [head = ''] = message.split('\n\n', 1);
  const lines = head.replaceAll(/\n[ \t]+/gu, ' ').split('\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
