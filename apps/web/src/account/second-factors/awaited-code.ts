const KEY = 'second-step';

/** The part of a window's own storage that is needed. */
export type WindowStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether a password was right in this window and its code is awaited, also after a reload. */
export function isCodeAwaitedIn(storage: WindowStorage): boolean {
  return storage.getItem(KEY) !== null;
}

/** Remembers that a code is awaited, or that none is any more. */
export function keepAwaitedCode(storage: WindowStorage, isAwaited: boolean): void {
  if (isAwaited) storage.setItem(KEY, 'awaited');
  else storage.removeItem(KEY);
}
