import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool } from 'pg';
import { type BackupOrigin, writeBackup } from './write-backup.ts';

/** Rows of each table of a backup. */
export type RowCounts = Awaited<ReturnType<typeof writeBackup>>;

/**
 * Writes a backup, zipped, and ends `output` unless it is the standard output. What fails first, the database or the
 * output, ends the other: neither is left open.
 *
 * @throws what failed first.
 */
export async function writeZipped(
  pool: Pool,
  origin: BackupOrigin,
  output: Writable,
): Promise<RowCounts> {
  const zip = createGzip();
  // Standard output can't be closed.
  const isClosed = output !== process.stdout;
  const failed = new AbortController();
  const { signal } = failed;
  const fail = (error: unknown): never => {
    failed.abort(error);
    throw error;
  };
  const zipped = pipeline(zip, output, { end: isClosed, signal }).catch(fail);
  const rows = writeBackup(pool, origin, zip, signal).catch(fail);
  await Promise.allSettled([zipped, rows]);
  signal.throwIfAborted();
  return rows;
}

/** What the name of a backup that is being made ends in. */
export const DRAFT = '.part';

/** Keeps a backup as a file, which is whole, and found good by `check`, whenever it has its final name. */
export async function keepBackupFile(
  pool: Pool,
  { file, origin }: { readonly file: string; readonly origin: BackupOrigin },
  check: (draft: string, rows: RowCounts) => Promise<void> = () => Promise.resolve(),
): Promise<RowCounts> {
  const draft = `${file}${DRAFT}`;
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const rows = await writeZipped(pool, origin, createWriteStream(draft, { mode: 0o600 }));
    await check(draft, rows);
    await rename(draft, file);
    return rows;
  } finally {
    await rm(draft, { force: true });
  }
}

const NAME = /^overtone-(?<day>\d{4}-\d{2}-\d{2})T(?<time>\d{2}-\d{2}-\d{2}-\d{3})Z\.gz$/u;

/** The name of a backup that was made at `time`. */
export function backupName(time: Date): string {
  return `overtone-${time.toISOString().replaceAll(/[:.]/gu, '-')}.gz`;
}

/** When the backup of this name was made; undefined where it is not the name of one. */
export function backupTime(name: string): Date | undefined {
  const { day, time } = NAME.exec(name)?.groups ?? {};
  if (day === undefined || time === undefined) return undefined;
  const [hours, minutes, seconds, ms] = time.split('-');
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
