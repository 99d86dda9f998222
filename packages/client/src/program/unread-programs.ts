import type { HostStorage } from '../platform/host.ts';

/** Where the first text stays that was kept and could not be read as a whole, once others are kept in its place. */
export const UNREAD_PROGRAMS_KEY = 'overtone.programs.unread';

/** Puts a text aside that cannot be read; false where there is no room for that, and it would be lost. */
export function putAside(storage: HostStorage, text: string): boolean {
  if (storage.read(UNREAD_PROGRAMS_KEY) === null) storage.write(UNREAD_PROGRAMS_KEY, text);
  return storage.read(UNREAD_PROGRAMS_KEY) !== null;
}
