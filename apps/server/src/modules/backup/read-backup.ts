import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { failed, ok, type Result } from '@overtone/domain/result';
import {
  type BackupFooter,
  type BackupHeader,
  footerSchema,
  headerSchema,
  MARK,
} from './backup-format.ts';

/** One row of a backup. */
export interface BackupRow {
  readonly table: string;
  /** The row as JSON text. */
  readonly json: string;
}

/** A backup that was read to its end and found whole. */
export interface CheckedBackup {
  readonly header: BackupHeader;
  readonly rows: BackupFooter['rows'];
}

/** Reads a backup from its first line to its last and compares every count and the sum. */
export async function checkBackup(file: string): Promise<Result<CheckedBackup, string>> {
  const sum = createHash('sha256');
  const counts: Record<string, number> = {};
  let header: BackupHeader | undefined;
  let footer: BackupFooter | undefined;
  try {
    for await (const line of linesOf(file)) {
      if (footer !== undefined) return failed(`${file} goes on after its last line.`);
      if (!line.startsWith(MARK)) {
        const { table } = rowOf(line);
        counts[table] = (counts[table] ?? 0) + 1;
      } else if (header === undefined) {
        header = headerSchema.parse(JSON.parse(line.slice(MARK.length)));
      } else {
        footer = footerSchema.parse(JSON.parse(line.slice(MARK.length)));
        continue;
      }
      if (header === undefined) return failed(`${file} is not a backup of this program.`);
      sum.update(`${line}\n`);
    }
  } catch (error) {
    return failed(`${file} can’t be read as a backup: ${sentenceOf(error)}`);
  }
  if (header === undefined || footer === undefined) {
    return failed(`${file} is not whole: its last line is missing.`);
  }
  const isWhole =
    footer.sha256 === sum.digest('hex') &&
    Object.entries(footer.rows).every(([table, rows]) => (counts[table] ?? 0) === rows);
  return isWhole
    ? ok({ header, rows: footer.rows })
    : failed(`${file} is damaged: its contents don’t match its checksum.`);
}

/** The rows of a backup that was found whole, in order. */
export async function* backupRows(file: string): AsyncGenerator<BackupRow> {
  for await (const line of linesOf(file)) {
    if (!line.startsWith(MARK)) yield rowOf(line);
  }
}

/** What stands between line feeds. A row may hold every other character that some readers of lines end a line at. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  const plain = createGunzip();
  input.on('error', (error) => plain.destroy(error));
  let begun = '';
  for await (const text of input.pipe(plain).setEncoding('utf8')) {
    const lines = `${begun}${text}`.split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') yield begun;
}

function rowOf(line: string): BackupRow {
  const end = line.indexOf('\t');
  return { table: line.slice(0, Math.max(0, end)), json: line.slice(end + 1) };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
