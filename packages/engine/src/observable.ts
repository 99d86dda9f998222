import type { Stop } from '@overtone/domain/stop';

/** A value that can be read now and watched from now on. */
export interface Observable<Value> {
  /** The value at this moment. */
  get(): Value;
  /** Calls `listener` with every later value. */
  subscribe(listener: (value: Value) => void): Stop;
}

/** An observable with its single writer. */
export interface Source<Value> extends Observable<Value> {
  set(value: Value): void;
}

/** Makes an observable that holds `initial` until its owner sets another value. */
export function observable<Value>(initial: Value): Source<Value> {
  let current = initial;
  const listeners = new Set<(value: Value) => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      const own = (value: Value) => listener(value);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
