import { stat } from 'node:fs/promises';
import path from 'node:path';
import { mayKeepFilesIn } from '../data-folder.ts';
import { freeBytes } from '../free-space.ts';
import { secretKeyFile } from '../secrets/secret-key.ts';
import { isOk, isWrong, type SetupLine } from './setup-line.ts';
import { SUBJECTS } from './subjects.ts';

const MIB = 2 ** 20;
/** A new database takes 70 MiB; this leaves room for a backup and a busy month. */
const LEAST_ROOM_MIB = 500;
/** Everybody but the owner. */
const OTHERS = 0o077;

/** Whether the server can write to its data folder, has room there, and keeps its key to itself. Nothing is changed. */
export async function checkDataFolder(dataDir: string): Promise<SetupLine> {
  const subject = SUBJECTS.dataFolder;
  const existing = await nearestExisting(dataDir);
  if (!(await mayKeepFilesIn(existing)))
    return isWrong(subject, `This account may not write to ${existing}. Give it the folder.`);
  const room = Math.floor((await freeBytes(existing)) / MIB);
  if (room < LEAST_ROOM_MIB)
    return isWrong(
      subject,
      `${existing} has ${room} MiB left, less than ${LEAST_ROOM_MIB}. Make room, or move DATA_DIR.`,
    );
  const key = secretKeyFile(dataDir);
  if (await othersMayUse(key))
    return isWrong(subject, `Other accounts may read ${key}. Run: chmod 600 '${key}'`);
  const isThere = existing === path.resolve(dataDir);
  return isOk(
    subject,
    `${dataDir}${isThere ? '' : ' (made at the first start)'}, ${Math.floor(room / 1024)} GiB free.`,
  );
}

async function nearestExisting(folder: string): Promise<string> {
  const resolved = path.resolve(folder);
  const isThere = await stat(resolved).then(
    () => true,
    () => false,
  );
  const parent = path.dirname(resolved);
  return isThere || parent === resolved ? resolved : nearestExisting(parent);
}

async function othersMayUse(file: string): Promise<boolean> {
  // Windows has other rights than these.
  if (process.platform === 'win32') return false;
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && (found.mode & OTHERS) !== 0;
}
