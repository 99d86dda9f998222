import path from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { wallClock } from '../time/clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { readEnvironment } from '../env.ts';
import { keyFingerprint } from '../secrets/key-fingerprint.ts';
import {
  backupName,
  keepBackupFile,
  type RowCounts,
  writeZipped,
} from '../modules/backup/backup-file.ts';
import { checkBackup } from '../modules/backup/read-backup.ts';
import { keptSecretKey } from '../secrets/secret-key.ts';

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
  const now = wallClock();
  const connection = await openDatabase(environment.value, { onProgress: say, isGuest: true });
  try {
    const origin = {
      createdAt: now.toISOString(),
      program: packageFile.version,
      keyFingerprint: keyFingerprint(secretKey ?? (await keptSecretKey(dataDir))),
    };
    if (given === STANDARD_OUTPUT) {
      say(`${countOf(await writeZipped(connection.pool, origin, process.stdout))} are written.`);
    } else {
      const file = path.resolve(given ?? path.join(dataDir, 'backups', backupName(now)));
      const rows = await keepBackupFile(connection.pool, { file, origin }, mustBeWhole);
      say(`${countOf(rows)} are kept in ${file}.`);
    }
    say(
      'Keep the secret key too (SECRET_KEY, or the file secret-key in the data folder): without it, what is encrypted stays closed.',
    );
    return 0;
  } finally {
    await connection.close();
  }
}

/** Reads a backup as a restore does first: what could not be restored is not kept. */
async function mustBeWhole(draft: string): Promise<void> {
  const read = await checkBackup(draft);
  if (!read.ok) throw new Error(read.reason);
}

function countOf(rows: RowCounts): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${Object.keys(rows).length} tables`;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  say(`Nothing was kept: ${error instanceof Error ? error.message : String(error)}`);
  return FAILED;
});
