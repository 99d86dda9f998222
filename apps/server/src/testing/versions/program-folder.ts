import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the program that is being tested: the repository's root. */
export const THIS_VERSION = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The server's file in a folder of the program, by its name in the source. */
export function serverFile(root: string, name: string): string {
  return path.join(root, 'apps/server/src', name);
}
