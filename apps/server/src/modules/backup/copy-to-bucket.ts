import path from 'node:path';
import type { Bucket } from '../../adapters/bucket/bucket.ts';
import { backupTime } from './backup-file.ts';
import { isAhead, readBackupState } from './backup-state.ts';
import { backupsToKeep } from './backups-to-keep.ts';

/** What the reason of a failure begins with that was one of the copy alone. */
export const NO_COPY = 'the copy in the bucket could not be made';

/** What a look at the bucket has changed there. */
export interface Copied {
  readonly put: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Brings the backups of `folder` that are kept into the bucket, and throws away there what is no longer kept, by the same
 * rule. What was missed comes the next time. Several servers with folders of their own may share a bucket: what counts is
 * what all of them have. One that is dated later than `now` by a clock that was ahead is left alone, on either side.
 *
 * @throws Error that says why a file could not be copied; what is there stays.
 */
export async function copyToBucket(folder: string, bucket: Bucket, now: Date): Promise<Copied> {
  try {
    return await copy(folder, bucket, now);
  } catch (error) {
    throw new Error(`${NO_COPY}: ${sentenceOf(error)}`, { cause: error });
  }
}

async function copy(folder: string, bucket: Bucket, now: Date): Promise<Copied> {
  const { kept } = await readBackupState(folder);
  const there = (await bucket.list()).filter((name) => backupTime(name) !== undefined);
  const here = kept.map(({ name }) => name);
  const times = [...new Set([...here, ...there])].flatMap((name) => {
    const time = backupTime(name);
    return time === undefined || isAhead(time, now) ? [] : [{ name, time }];
  });
  const worth = backupsToKeep(times.map(({ time }) => time));
  const isWanted = new Map(times.map(({ name, time }) => [name, worth.has(time)]));
  const put = here.filter((name) => isWanted.get(name) === true && !there.includes(name));
  const removed = there.filter((name) => isWanted.get(name) === false);
  for (const name of put) await bucket.put(name, path.join(folder, name));
  for (const name of removed) await bucket.remove(name);
  return { put, removed };
}

/** Why an address could not be reached stands in the cause. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
