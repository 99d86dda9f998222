import { statfs } from 'node:fs/promises';
import type { Milliseconds } from '@overtone/domain/units';
import { within } from './time/within.ts';

/** Two segments of PostgreSQL's log (16 MiB each): with less, the next writes may fail. */
const LEAST_ROOM_BYTES = 32 * 2 ** 20;
const ANSWER_MS: Milliseconds = 2_000;

/** Bytes that may still be written where `folder` lies. @throws the file system's error when it is not there. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * The file system with the least room of those that `folders` lie on; undefined where none of them is there, or one does
 * not say so within two seconds.
 */
export async function fullestDisk(
  folders: readonly string[],
): Promise<{ readonly folder: string; readonly freeShare: number } | undefined> {
  const asked = folders.map(async (folder) => {
    const { bavail, blocks } = await statfs(folder);
    return { folder, freeShare: blocks === 0 ? 1 : bavail / blocks };
  });
  const answered = await within(ANSWER_MS, Promise.allSettled(asked));
  return (answered ?? [])
    .flatMap((disk) => (disk.status === 'fulfilled' ? [disk.value] : []))
    .toSorted((a, b) => a.freeShare - b.freeShare)[0];
}

/**
 * Whether there is room for what a server keeps in each of `folders`; one that is not there needs none. A file system
 * that does not say within two seconds takes nothing either.
 */
export async function hasRoom(folders: readonly string[]): Promise<boolean> {
  const free = folders.map((folder) => freeBytes(folder).catch(() => Infinity));
  const bytes = await within(ANSWER_MS, Promise.all(free));
  return bytes?.every((each) => each >= LEAST_ROOM_BYTES) ?? false;
}
