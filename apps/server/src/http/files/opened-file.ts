import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** Parts of files up to this many bytes are read at once, which costs a fraction of a stream. */
export const MAX_READ_AT_ONCE = 256 * 1024;

/** A file that is there. It is either read once or closed. */
export interface OpenedFile {
  /** In bytes. */
  readonly size: number;
  readonly modifiedMs: number;
  /** The bytes from `start` to `end`, both included. */
  readonly read: (start: number, end: number) => Promise<Uint8Array | ReadableStream>;
  readonly close: () => Promise<void>;
}

/** Opens a file; undefined where there is none that can be read. */
export type OpenFile = (path: string) => Promise<OpenedFile | undefined>;

/** Opens a file of the disk. */
export const openFile: OpenFile = async (path) => {
  const handle = await open(path, 'r').catch(() => undefined);
  if (handle === undefined) return undefined;
  const stats = await handle.stat();
  if (stats.isFile()) {
    return {
      size: stats.size,
      modifiedMs: stats.mtimeMs,
      read: (start, end) => readPart(handle, start, end),
      close: () => handle.close(),
    };
  }
  await handle.close();
  return undefined;
};

async function readPart(handle: FileHandle, start: number, end: number) {
  const length = end - start + 1;
  if (length > MAX_READ_AT_ONCE) {
    return Readable.toWeb(handle.createReadStream({ start, end }));
  }
  const bytes = new Uint8Array(length);
  const { bytesRead } = await handle.read(bytes, 0, length, start).finally(() => handle.close());
  // A file that has become shorter since its size was read ends the answer early, as a stream would.
  return bytes.subarray(0, bytesRead);
}
