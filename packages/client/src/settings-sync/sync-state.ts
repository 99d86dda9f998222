import type { SettingsState } from '@overtone/domain/contract/settings';
import {
  type AccountSettings,
  holdsAlready,
  mergeAccountSettings,
} from '@overtone/domain/session/account-settings';
import { SETTINGS_GROUPS, type SettingsGroup } from '@overtone/domain/session/settings-groups';

/** What one device knows of an account's settings. */
export interface SyncState {
  /** What the server kept when it was last heard. */
  readonly server: SettingsState;
  /** Whole groups that were changed here and that the server has not taken yet. */
  readonly pending: AccountSettings;
}

/** What a device knows that has never heard of the server. */
export const NOTHING_KNOWN: SyncState = { server: { revision: 0, groups: {} }, pending: {} };

/** The person changed groups here: they wait to be sent, in place of what waited of them before. */
export function edited(state: SyncState, groups: AccountSettings): SyncState {
  return { ...state, pending: { ...state.pending, ...groups } };
}

/** The server said what it keeps. What waits here still waits: of each group the last writer wins. */
export function heard(state: SyncState, server: SettingsState): SyncState {
  return { ...state, server };
}

/** The server took `sent` and keeps `server` now. A group that was changed again meanwhile still waits. */
export function taken(state: SyncState, sent: AccountSettings, server: SettingsState): SyncState {
  return { server, pending: without(state.pending, sent) };
}

/** The server will never take `sent`: it is let go, and what the server keeps holds. */
export function refused(state: SyncState, sent: AccountSettings): SyncState {
  return { ...state, pending: without(state.pending, sent) };
}

/** Whether anything waits to be sent. */
export function isWaiting({ pending }: SyncState): boolean {
  return Object.keys(pending).length > 0;
}

/** What the settings should be here: the server's, with what waits laid over them. */
export function wanted({ server, pending }: SyncState): AccountSettings {
  return mergeAccountSettings(server.groups, pending);
}

/** The groups of `local` that differ from what is wanted, except those that `isHeld` for now. */
export function differing(
  state: SyncState,
  local: AccountSettings,
  isHeld: (group: SettingsGroup) => boolean,
): AccountSettings {
  const all = wanted(state);
  return Object.fromEntries(
    SETTINGS_GROUPS.filter(
      (group) => all[group] && !isHeld(group) && !holdsAlready(local, { [group]: all[group] }),
    ).map((group) => [group, all[group]]),
  );
}

function without(pending: AccountSettings, sent: AccountSettings): AccountSettings {
  return Object.fromEntries(
    SETTINGS_GROUPS.filter((group) => pending[group] && pending[group] !== sent[group]).map(
      (group) => [group, pending[group]],
    ),
  );
}
