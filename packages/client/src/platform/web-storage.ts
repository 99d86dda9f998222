import type { TextStorage } from './host.ts';
import { onStoredElsewhere } from './web-view.ts';

/** A web view's own storage, safe to use. It behaves as empty where `get` throws, or the storage that it gives does. */
export function webStorage<Key extends string>(get: () => Storage): TextStorage<Key> {
  const attempt = <Value>(use: (storage: Storage) => Value): Value | null => {
    try {
      return use(get());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
    onChangedElsewhere: onStoredElsewhere,
  };
}
