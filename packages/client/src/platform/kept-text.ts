import type { DeviceKey } from '@overtone/domain/privacy/browser-data';
import type { Stop } from '@overtone/domain/stop';
import type { HostStorage } from './host.ts';

/** A text that the tabs of a device keep together. */
export interface KeptText {
  /** As it is now; null when there is none. */
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  /** Calls `run` when another tab has changed it. */
  readonly onChangedElsewhere: (run: () => void) => Stop;
}

/** The text under `key`. What a storage does not take, full or blocked as it is, this page remembers by itself. */
export function keptText(storage: Omit<HostStorage, 'remove'>, key: DeviceKey): KeptText {
  let untaken: string | null = null;
  return {
    read: () => untaken ?? storage.read(key),
    write(text) {
      storage.write(key, text);
      untaken = storage.read(key) === text ? null : text;
    },
    onChangedElsewhere: (run) =>
      storage.onChangedElsewhere(key, () => {
        untaken = null;
        run();
      }),
  };
}
