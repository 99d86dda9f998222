import type { VisitStorage } from '../../platform/device-storage.ts';

const KEY = 'second-step';

/** Whether a password was right in this window and its code is awaited, also after a reload. */
export function isCodeAwaitedIn(storage: VisitStorage): boolean {
  return storage.read(KEY) !== null;
}

/** Remembers that a code is awaited, or that none is any more. */
export function keepAwaitedCode(storage: VisitStorage, isAwaited: boolean): void {
  if (isAwaited) storage.write(KEY, 'awaited');
  else storage.remove(KEY);
}
