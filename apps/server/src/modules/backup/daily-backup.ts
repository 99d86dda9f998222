import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Milliseconds } from '@overtone/domain/units';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import { connectDatabase } from '../../database/connection.ts';
import { type HourlyLoop, startHourly } from '../../time/hourly-loop.ts';
import { within } from '../../time/within.ts';
import { backupName, backupTime, DRAFT, keepBackupFile } from './backup-file.ts';
import {
  type BackupState,
  forgetFailure,
  isDue,
  keepFailure,
  readBackupState,
  withoutAhead,
} from './backup-state.ts';
import type { Bucket } from '../../adapters/bucket/bucket.ts';
import { copyToBucket } from './copy-to-bucket.ts';
import { backupsToKeep } from './backups-to-keep.ts';
import { type Trial, tryRestore } from './try-restore.ts';
import type { BackupOrigin } from './write-backup.ts';

/** No backup takes longer. */
const DRAFT_LASTS_MS: Milliseconds = 24 * 3_600_000;
/** A server that ends waits no longer for the backup that it makes; the next one begins anew. */
const STOP_WITHIN_MS: Milliseconds = 5_000;

/** What {@link dailyBackup} works with. */
export interface DailyBackupParts {
  readonly connectionString: string;
  /** Absolute path. */
  readonly folder: string;
  readonly origin: Omit<BackupOrigin, 'createdAt'>;
  /** The calendar's time. */
  readonly now: () => Date;
}

/** What a round came to: a backup was made; none was due; or another server makes it. */
export type BackupRound =
  | { readonly kind: 'made'; readonly name: string; readonly rows: number; readonly trial: Trial }
  | { readonly kind: 'not_due' | 'elsewhere' };

/**
 * Makes a backup if the newest is a day old, tries it, and throws away those that are no longer kept. Of several servers
 * one does it.
 *
 * @throws what went wrong; the backups that were there before still are, and the folder says why there is no newer one.
 */
export async function dailyBackup({
  connectionString,
  folder,
  origin,
  now,
}: DailyBackupParts): Promise<BackupRound> {
  if (!isDue(await readBackupState(folder), now())) return { kind: 'not_due' };
  // Of its own, since a backup takes longer than any statement of a request may.
  const { pool, close } = connectDatabase(connectionString, 'overtone backup');
  try {
    return await underLock(pool, async () => {
      // Another server may have made it in the meantime.
      if (!isDue(await readBackupState(folder), now())) return { kind: 'not_due' };
      const at = now();
      const name = backupName(at);
      let trial: Trial = 'read';
      const made = await keepBackupFile(
        pool,
        { file: path.join(folder, name), origin: { ...origin, createdAt: at.toISOString() } },
        async (file, rows) => {
          trial = await tryRestore(pool, connectionString, { file, rows });
        },
      );
      await forgetFailure(folder);
      await throwAway(folder, at);
      const rows = Object.values(made).reduce((sum, count) => sum + count, 0);
      return { kind: 'made', name, rows, trial };
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // A folder that takes no backup mostly takes no note either; the first error matters more.
    await keepFailure(folder, now(), reason).catch(() => undefined);
    throw error;
  } finally {
    await close();
  }
}

/**
 * The same, and then what is kept is copied to a bucket, where there is one: also what could not be copied before.
 *
 * @throws what went wrong; the folder says so.
 */
export async function backupAndCopy({
  bucket,
  ...parts
}: DailyBackupParts & { readonly bucket?: Bucket | undefined }): Promise<BackupRound> {
  const round = await dailyBackup(parts);
  if (bucket === undefined) return round;
  const { folder, now } = parts;
  try {
    const { put } = await copyToBucket(folder, bucket, now());
    if (put.length > 0) await forgetFailure(folder);
    return round;
  } catch (error) {
    await keepFailure(folder, now(), error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function underLock(pool: Pool, work: () => Promise<BackupRound>): Promise<BackupRound> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ ours: boolean }>(
      'select pg_try_advisory_lock($1, $2) as ours',
      [...ADVISORY_LOCKS.backup],
    );
    return rows[0]?.ours === true ? await work() : { kind: 'elsewhere' };
  } finally {
    // The lock goes with the connection.
    client.release(true);
  }
}

/** Beside the backups, what servers left behind that were ended while they made one. */
async function throwAway(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const time = name.endsWith(DRAFT) ? backupTime(name.slice(0, -DRAFT.length)) : undefined;
    if (time && now.getTime() - time.getTime() > DRAFT_LASTS_MS) {
      await rm(path.join(folder, name), { force: true });
    }
  }
  const { kept } = withoutAhead(await readBackupState(folder), now);
  const worthKeeping = backupsToKeep(kept.map(({ time }) => time));
  for (const { time, name } of kept) {
    if (!worthKeeping.has(time)) await rm(path.join(folder, name), { force: true });
  }
}

/** Backups that are made by themselves. */
export interface DailyBackups {
  /** How they stood when this server last looked, without any that is dated ahead; undefined before. */
  readonly state: () => BackupState | undefined;
  /** Waits a moment for the backup that is being made. */
  readonly stop: () => Promise<void>;
}

/** Looks at once and every hour whether a backup is due, until stopped. */
export function startDailyBackups(
  parts: DailyBackupParts & {
    /** Where copies go; undefined means nowhere. */
    readonly bucket?: Bucket | undefined;
    readonly wait: HourlyLoop['wait'];
    readonly log: Logger;
  },
): DailyBackups {
  const { folder, log, wait, now } = parts;
  let state: BackupState | undefined;
  const stop = startHourly({
    job: 'backup',
    async round() {
      try {
        const startedAt: Milliseconds = now().getTime();
        const round = await backupAndCopy(parts);
        if (round.kind === 'made') {
          log.info({ ...round, ms: now().getTime() - startedAt }, 'a backup was made and tried');
        }
      } finally {
        state = await readBackupState(folder).catch(() => ({
          kept: [],
          failure: failureAt(now()),
        }));
      }
    },
    onFailure: (error) => log.error({ err: error }, 'no backup could be made'),
    wait,
  });
  return {
    state: () => state && withoutAhead(state, now()),
    stop: () => within(STOP_WITHIN_MS, stop()),
  };

  function failureAt(at: Date) {
    return { at, reason: `${folder} can’t be read` };
  }
}
