import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool } from 'pg';
import packageFile from '../../package.json' with { type: 'json' };
import { wallClock } from '../clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { readEnvironment } from '../env.ts';
import { keyFingerprint } from '../key-fingerprint.ts';
import { type BackupOrigin, writeBackup } from '../modules/backup/write-backup.ts';
import { keptSecretKey } from '../secret-key.ts';

/** Exit codes: 0 done, 1 failed, 2 wrong words or wrong configuration. */
const FAILED = 1;
const WRONG_USE = 2;

const STANDARD_OUTPUT = '-';

const USAGE = `npm run backup [-- file.gz]       keeps everything in one file, while servers run
npm run -s backup -- -            writes it to standard output`;

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

async function main([given, ...rest]: readonly string[]): Promise<number> {
  const environment = readEnvironment();
  const isFlag = given !== STANDARD_OUTPUT && given?.startsWith('-') === true;
  if (!environment.ok || rest.length > 0 || isFlag) {
    say(environment.ok ? USAGE : environment.reason);
    return WRONG_USE;
  }
  const { dataDir, secretKey } = environment.value;
  const now = wallClock().toISOString();
  const connection = await openDatabase(environment.value, { onProgress: say, isGuest: true });
  try {
    const origin = {
      createdAt: now,
      program: packageFile.version,
      keyFingerprint: keyFingerprint(secretKey ?? (await keptSecretKey(dataDir))),
    };
    const write = (output: Writable) => writeZipped(connection.pool, origin, output);
    if (given === STANDARD_OUTPUT) {
      say(`${countOf(await write(process.stdout))} are written.`);
    } else {
      const name = `overtone-${now.replaceAll(/[:.]/gu, '-')}.gz`;
      const file = path.resolve(given ?? path.join(dataDir, 'backups', name));
      say(`${countOf(await writeFileWhole(file, write))} are kept in ${file}.`);
    }
    say(
      'Keep the secret key too (SECRET_KEY, or the file secret-key in the data folder): without it, what is encrypted stays closed.',
    );
    return 0;
  } finally {
    await connection.close();
  }
}

type RowCounts = Awaited<ReturnType<typeof writeBackup>>;

async function writeZipped(pool: Pool, origin: BackupOrigin, output: Writable): Promise<RowCounts> {
  const zip = createGzip();
  // Standard output can't be closed.
  const isClosed = output !== process.stdout;
  const [, rows] = await Promise.all([
    pipeline(zip, output, { end: isClosed }),
    writeBackup(pool, origin, zip),
  ]);
  return rows;
}

/** A file under its final name is always whole. */
async function writeFileWhole(
  file: string,
  write: (output: Writable) => Promise<RowCounts>,
): Promise<RowCounts> {
  const draft = `${file}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const rows = await write(createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
    return rows;
  } finally {
    await rm(draft, { force: true });
  }
}

function countOf(rows: RowCounts): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${Object.keys(rows).length} tables`;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  say(`Nothing was kept: ${error instanceof Error ? error.message : String(error)}`);
  return FAILED;
});
