import path from 'node:path';
import type { Bucket } from '../../adapters/bucket/bucket.ts';
import { backupTime } from './backup-file.ts';
import { readBackupState } from './backup-state.ts';
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
 * what all of them have.
 *
 * @throws Error that says why a file could not be copied; what is there stays.
 */
export async function copyToBucket(folder: string, bucket: Bucket): Promise<Copied> {
  try {
    return await copy(folder, bucket);
  } catch (error) {
    throw new Error(`${NO_COPY}: ${sentenceOf(error)}`, { cause: error });
  }
}

async function copy(folder: string, bucket: Bucket): Promise<Copied> {
  const { kept } = await readBackupState(folder);
  const there = (await bucket.list()).filter((name) => backupTime(name) !== undefined);
  const here = kept.map(({ name }) => name);
  const times = [...new Set([...here, ...there])].flatMap((name) => {
    const time = backupTime(name);
    return time === undefined ? [] : [{ name, time }];
  });
  const worth = backupsToKeep(times.map(({ time }) => time));
  const wanted = new Set(times.flatMap(({ name, time }) => (worth.has(time) ? [name] : [])));
  const put = here.filter((name) => wanted.has(name) && !there.includes(name));
  const removed = there.filter((name) => !wanted.has(name));
  for (const name of put) await bucket.put(name, path.join(folder, name));
  for (const name of removed) await bucket.remove(name);
  return { put, removed };
}

/** Why an address could not be reached stands in the cause. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
