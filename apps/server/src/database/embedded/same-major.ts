import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Refuses a cluster that another major version of PostgreSQL made: its files can be read by that version alone.
 *
 * @throws Error with a sentence for people that says what to do; nothing has been touched then.
 */
export async function assertSameMajor(cluster: string, installed: number): Promise<void> {
  const written = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (written === String(installed)) return;
  const made = /^\d+$/u.test(written) ? `PostgreSQL ${written}` : 'another PostgreSQL';
  throw new Error(
    `The database in ${cluster} was made by ${made}, and this version of the program brings PostgreSQL ${installed}, which can’t read it. Nothing was changed. Start the version of the program that you had before, run "npm run backup -- overtone.gz" with it, move that folder away, and run "npm run restore -- overtone.gz" with this version. Or run a PostgreSQL ${written} of your own on the folder, and name it in DATABASE_URL.`,
  );
}
