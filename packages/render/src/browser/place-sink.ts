import type { FileSink } from '../files/file-sink.ts';
import { NoRoom } from '../files/no-room.ts';
import type { FilePlace } from './worker-messages.ts';

/** A file that is written at once (File System, 2.7); the types of a page do not know it, since only workers have it. */
interface SyncFile {
  write(bytes: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

interface OpensSyncFiles {
  createSyncAccessHandle(): Promise<SyncFile>;
}

function opensSyncFiles(handle: object): handle is OpensSyncFiles {
  return 'createSyncAccessHandle' in handle;
}

/** A file that the person chose. The browser writes beside it, and puts it in its place when it is whole. */
async function chosenFile(handle: FileSystemFileHandle): Promise<FileSink> {
  const file = await handle.createWritable();
  return {
    write: (bytes, position) =>
      file.write({ type: 'write', position, data: Uint8Array.from(bytes) }),
    close: () => file.close(),
    drop: () => file.abort(),
  };
}

/** A file among the browser's own. */
async function ownFile(handle: FileSystemFileHandle): Promise<FileSink> {
  if (!opensSyncFiles(handle)) throw new Error('This browser writes no files here.');
  const file = await handle.createSyncAccessHandle();
  file.truncate(0);
  return {
    write(bytes, position) {
      const written = file.write(Uint8Array.from(bytes), { at: position });
      if (written === bytes.length) return Promise.resolve();
      return Promise.reject(new NoRoom());
    },
    close() {
      file.flush();
      file.close();
      return Promise.resolve();
    },
    drop() {
      file.truncate(0);
      file.close();
      return Promise.resolve();
    },
  };
}

/** A sink that writes to a place. */
export function placeSink({ handle, isChosen }: FilePlace): Promise<FileSink> {
  return isChosen ? chosenFile(handle) : ownFile(handle);
}
