import type { Milliseconds } from '@overtone/domain/units';
import { LRUCache } from 'lru-cache';
import { inMemory } from './file-in-memory.ts';
import { MAX_READ_AT_ONCE, type OpenedFile, openFile, type OpenFile } from './opened-file.ts';

/** How long a file in memory stands for the one on the disk. */
const TRUSTED_MS: Milliseconds = 1_000;
/** Most bytes that a shelf holds. */
const MAX_SHELF_BYTES = 16 * 1024 * 1024;

/**
 * Opens files that are asked for again and again: small ones stay in memory and are looked at once a second. `now` is a
 * clock for durations.
 */
export function fileShelf(now: () => Milliseconds): OpenFile {
  const shelf = new LRUCache<string, { file: OpenedFile; until: Milliseconds }>({
    maxSize: MAX_SHELF_BYTES,
    sizeCalculation: ({ file }) => file.size,
  });

  return async (path) => {
    const known = shelf.get(path);
    if (known !== undefined && now() < known.until) return known.file;
    const opened = await openFile(path);
    if (opened === undefined || opened.size > MAX_READ_AT_ONCE || opened.size === 0) return opened;
    const bytes = await opened.read(0, opened.size - 1);
    // A file that is being written is read anew the next time.
    if (!(bytes instanceof Uint8Array) || bytes.length < opened.size) return openFile(path);
    const file = inMemory(bytes, opened.modifiedMs);
    shelf.set(path, { file, until: now() + TRUSTED_MS });
    return file;
  };
}
