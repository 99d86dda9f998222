import { settingsStateSchema } from '@overtone/domain/contract/settings';
import type { DeviceKey } from '@overtone/domain/privacy/browser-data';
import { readAccountSettings } from '@overtone/domain/session/account-settings';
import { SETTINGS_GROUPS, type SettingsGroup } from '@overtone/domain/session/settings-groups';
import type { HostStorage } from '../platform/host.ts';
import { storedRecord } from '../platform/stored-json.ts';
import { NOTHING_KNOWN, type SyncState } from './sync-state.ts';

/** Where the device keeps what the server kept. */
export const SERVER_KEY = 'overtone.settings.server';

/** Where the device keeps a group that waits to be sent: one text a group, so that tabs do not overwrite each other's. */
export function pendingKey<Group extends SettingsGroup>(
  group: Group,
): `overtone.settings.pending.${Group}` {
  return `overtone.settings.pending.${group}`;
}

/** Keeps a person's sync state on the device. */
export interface KeptState {
  readonly read: () => SyncState;
  /** Writes what `after` says otherwise than `before`. */
  readonly write: (before: SyncState, after: SyncState) => void;
}

/** The state that the device keeps for `person`. What it keeps of somebody else is never read. */
export function keptState(storage: HostStorage, person: string): KeptState {
  function readOwn(key: DeviceKey): unknown {
    const record = storedRecord(storage.read(key));
    return record['person'] === person ? record['value'] : undefined;
  }
  const writeOwn = (key: DeviceKey, value: unknown) =>
    storage.write(key, JSON.stringify({ person, value }));

  return {
    read() {
      const server = settingsStateSchema.safeParse(readOwn(SERVER_KEY));
      const waiting = SETTINGS_GROUPS.map((group) => [group, readOwn(pendingKey(group))] as const);
      return {
        server: server.success ? server.data : NOTHING_KNOWN.server,
        pending: readAccountSettings(
          Object.fromEntries(waiting.filter(([, values]) => values !== undefined)),
        ),
      };
    },

    write(before, after) {
      if (after.server !== before.server) writeOwn(SERVER_KEY, after.server);
      for (const group of SETTINGS_GROUPS) {
        const values = after.pending[group];
        if (values === before.pending[group]) continue;
        if (values === undefined) storage.remove(pendingKey(group));
        else writeOwn(pendingKey(group), values);
      }
    },
  };
}
