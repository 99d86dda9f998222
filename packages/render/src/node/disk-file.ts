import { open, rename, rm } from 'node:fs/promises';
import type { FileSink } from '../files/file-sink.ts';

/**
 * A file on the disk. It has its name when it is whole: until then it stands beside it as `.part`, and what had the name
 * before is left alone.
 */
export async function diskFile(path: string): Promise<FileSink> {
  const part = `${path}.part`;
  const handle = await open(part, 'w');
  return {
    async write(bytes, position) {
      for (let at = 0; at < bytes.length;) {
        const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, position + at);
        at += bytesWritten;
      }
    },
    async close() {
      await handle.close();
      await rename(part, path);
    },
    async drop() {
      await handle.close();
      await rm(part, { force: true });
    },
  };
}
