import type { OpenedFile } from './opened-file.ts';

/** A file whose bytes are at hand; it can be read any number of times. */
export function inMemory(bytes: Uint8Array, modifiedMs: number): OpenedFile {
  return {
    size: bytes.length,
    modifiedMs,
    read: (start, end) => Promise.resolve(bytes.subarray(start, end + 1)),
    close: () => Promise.resolve(),
  };
}
