import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open-database.ts';
import { readEnvironment } from '../env.ts';
import { keyFingerprint } from '../secrets/key-fingerprint.ts';
import { checkBackup } from '../modules/backup/read-backup.ts';
import { restore } from '../modules/backup/restore.ts';
import { keptSecretKey } from '../secrets/secret-key.ts';

/** Exit codes: 0 done, 1 failed, 2 wrong words or wrong configuration. */
const FAILED = 1;
const WRONG_USE = 2;

const USAGE = `npm run restore -- file.gz             fills an empty database with a backup
  --replace                            throws away what the database holds now`;

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function parseWords(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    return positionals.length === 1 && file !== undefined
      ? { file: path.resolve(file), replace: values.replace }
      : undefined;
  } catch {
    return undefined;
  }
}

async function main(words: string[]): Promise<number> {
  const asked = parseWords(words);
  const environment = readEnvironment();
  if (asked === undefined || !environment.ok) {
    say(environment.ok ? USAGE : environment.reason);
    return WRONG_USE;
  }
  const backup = await checkBackup(asked.file);
  if (!backup.ok) {
    say(backup.reason);
    return FAILED;
  }
  const connection = await openDatabase(environment.value, {
    onProgress: say,
    leaveTables: true,
    applicationName: 'overtone restore',
  });
  try {
    const restored = await restore(connection.pool, asked.file, backup.value, asked);
    if (!restored.ok) {
      say(restored.reason);
      return FAILED;
    }
    const { createdAt, keyFingerprint: usedKey } = backup.value.header;
    say(`Everything is as it was at ${createdAt}.`);
    const { secretKey, dataDir } = environment.value;
    if (keyFingerprint(secretKey ?? (await keptSecretKey(dataDir))) !== usedKey) {
      say(
        'The secret key is not the one in use at that time: what was encrypted stays closed, and links in mails sent before no longer work. Put the old key back to mend that.',
      );
    }
    return 0;
  } finally {
    await connection.close();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  say(`The restore failed: ${error instanceof Error ? error.message : String(error)}`);
  return FAILED;
});
