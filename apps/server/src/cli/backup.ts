import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import packageFile from '../../package.json' with { type: 'json' };
import { wallClock } from '../clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { readEnvironment } from '../env.ts';
import { keyFingerprint } from '../key-fingerprint.ts';
import { writeBackup } from '../modules/backup/write-backup.ts';
import { keptSecretKey } from '../secret-key.ts';

/** Exit codes: 0 done, 1 failed, 2 wrong words or wrong configuration. */
const FAILED = 1;
const WRONG_USE = 2;

const USAGE = 'npm run backup [-- file.gz]       keeps everything in one file, while servers run';

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

async function main([given, ...rest]: readonly string[]): Promise<number> {
  const environment = readEnvironment();
  if (!environment.ok || rest.length > 0 || given?.startsWith('-') === true) {
    say(environment.ok ? USAGE : environment.reason);
    return WRONG_USE;
  }
  const { dataDir, secretKey } = environment.value;
  const now = wallClock().toISOString();
  const file = path.resolve(
    given ?? path.join(dataDir, 'backups', `overtone-${now.replaceAll(/[:.]/gu, '-')}.gz`),
  );
  const draft = `${file}.part`;
  const connection = await openDatabase(environment.value, { onProgress: say, isGuest: true });
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const origin = {
      createdAt: now,
      program: packageFile.version,
      keyFingerprint: keyFingerprint(secretKey ?? (await keptSecretKey(dataDir))),
    };
    const zip = createGzip();
    const [, rows] = await Promise.all([
      pipeline(zip, createWriteStream(draft, { mode: 0o600 })),
      writeBackup(connection.pool, origin, zip),
    ]);
    // A file under its final name is always whole.
    await rename(draft, file);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    say(`${total} rows of ${Object.keys(rows).length} tables are kept in ${file}.`);
    say(
      'Keep the secret key too (SECRET_KEY, or the file secret-key in the data folder): without it, what is encrypted stays closed.',
    );
    return 0;
  } finally {
    await rm(draft, { force: true });
    await connection.close();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  say(`Nothing was kept: ${error instanceof Error ? error.message : String(error)}`);
  return FAILED;
});
