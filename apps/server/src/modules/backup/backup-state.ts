import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Milliseconds } from '@overtone/domain/units';
import { z } from 'zod';
import { backupTime } from './backup-file.ts';

/** How the backups of a folder stand. */
export interface BackupState {
  /** When each backup that is there was made, and under which name, the newest first. */
  readonly kept: readonly { readonly time: Date; readonly name: string }[];
  /** The last one that could not be made, unless one was made since. */
  readonly failure: { readonly at: Date; readonly reason: string } | undefined;
}

const FAILURE = 'last-failure.json';
const HOUR_MS: Milliseconds = 3_600_000;
/** One a day, looked at every hour, and time to make it. */
const LATE_AFTER_MS: Milliseconds = 26 * HOUR_MS;
/** A little less than a day, so that one a day does not move to the next hour every day. */
const DUE_AFTER_MS: Milliseconds = 23.5 * HOUR_MS;
/** Clocks of several servers agree better than this. */
const MOST_AHEAD_MS: Milliseconds = HOUR_MS;

const failureSchema = z.object({ at: z.coerce.date(), reason: z.string() });

/** Reads how the backups in `folder` stand. A folder that is not there holds none. */
export async function readBackupState(folder: string): Promise<BackupState> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (isMissing(error)) return [];
    throw error;
  });
  const kept = names
    .flatMap((name) => {
      const time = backupTime(name);
      return time === undefined ? [] : [{ time, name }];
    })
    .toSorted((a, b) => b.time.getTime() - a.time.getTime());
  const failure = names.includes(FAILURE)
    ? await readFailure(path.join(folder, FAILURE))
    : undefined;
  return { kept, failure };
}

/** Keeps why a backup could not be made, until one is. */
export async function keepFailure(folder: string, at: Date, reason: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, FAILURE);
  await writeFile(`${file}.part`, JSON.stringify({ at, reason }), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** A backup was made. */
export function forgetFailure(folder: string): Promise<void> {
  return rm(path.join(folder, FAILURE), { force: true });
}

/**
 * Whether a clock that once was ahead has dated a backup later than `now`: until its `time` has come, it may stand for none
 * that is to be made or kept.
 */
export function isAhead(time: Date, now: Date): boolean {
  return time.getTime() - now.getTime() > MOST_AHEAD_MS;
}

/** How backups stand without those that are dated ahead. */
export function withoutAhead(state: BackupState, now: Date): BackupState {
  return { ...state, kept: state.kept.filter(({ time }) => !isAhead(time, now)) };
}

/** Whether it is time for a backup. */
export function isDue(state: BackupState, now: Date): boolean {
  const [newest] = withoutAhead(state, now).kept;
  return newest === undefined || now.getTime() - newest.time.getTime() >= DUE_AFTER_MS;
}

/** Whether there should have been a backup by now. Of a server that has just begun none is there yet. */
export function isLate(state: BackupState, now: Date): boolean {
  const [newest] = withoutAhead(state, now).kept;
  if (newest === undefined) return state.failure !== undefined;
  return now.getTime() - newest.time.getTime() > LATE_AFTER_MS;
}

/** How backups stand that are made by themselves, in a word: nobody has looked yet counts as fresh. */
export function backupStanding(state: BackupState | undefined, now: Date): 'fresh' | 'late' {
  return state !== undefined && isLate(state, now) ? 'late' : 'fresh';
}

async function readFailure(file: string): Promise<BackupState['failure']> {
  try {
    return failureSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // A note about a failure that can't be read is itself one, of a time that nobody knows.
    return { at: new Date(0), reason: `${file} can’t be read` };
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
