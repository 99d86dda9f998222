import type { HostStorage } from '@overtone/client/platform/host';

/** What stays on this device. It behaves as empty where the browser refuses it. */
export function deviceStorage(): HostStorage {
  return storageThat(() => localStorage);
}

/** What lasts as long as this tab, through reloads. It behaves as empty where the browser refuses it. */
export function visitStorage(): HostStorage {
  return storageThat(() => sessionStorage);
}

function storageThat(get: () => Storage): HostStorage {
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
  };
}
