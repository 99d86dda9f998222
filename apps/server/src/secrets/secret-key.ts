import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDataFolder } from '../data-folder.ts';

const FILE = 'secret-key';

/** Where the key of a data folder lies. */
export function secretKeyFile(dataDir: string): string {
  return path.join(dataDir, FILE);
}

/**
 * The key that signs links, from a file in the data folder that only its owner can read. The first call makes it.
 *
 * @throws Error with a sentence for people when the file is there but empty, or nothing can be written in the folder.
 */
export async function keptSecretKey(dataDir: string): Promise<string> {
  const file = secretKeyFile(dataDir);
  await makeDataFolder(dataDir);
  // Linked into place whole, so that a server that starts at the same moment reads all of it or none.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  await link(draft, file)
    .catch(unlessItExists)
    .finally(() => rm(draft, { force: true }));
  const key = (await readFile(file, 'utf8')).trim();
  if (key === '') throw new Error(`The file ${file} is empty. Delete it to get a new key.`);
  return key;
}

function unlessItExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
