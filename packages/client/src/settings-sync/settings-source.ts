import { type AccountSettings, settingsInGroup } from '@overtone/domain/session/account-settings';
import type { SettingsGroup } from '@overtone/domain/session/settings-groups';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Stop } from '@overtone/domain/stop';
import { previousValues } from '../session/previous-values.ts';
import type { Session } from '../session/session.ts';
import type { InterfaceStore } from './interface-store.ts';

/** Something whose settings follow the person. */
export interface SettingsSource {
  /** The groups as they are here, whole. */
  readonly read: () => AccountSettings;
  /** Takes over what the person chose elsewhere. */
  readonly apply: (settings: AccountSettings) => void;
  /** Calls `see` with the groups, whole, that were changed here; never with what `apply` or an event of a calendar changed. */
  readonly onChange: (see: (groups: AccountSettings) => void) => Stop;
}

const SESSION_GROUPS = ['rhythm', 'look', 'sound'] as const satisfies readonly SettingsGroup[];

/** A person's own settings of a session. Whether it is on is not among them, nor what an event of a calendar leads. */
export function sessionSource(
  session: Pick<Session, '$own' | '$lastChange' | 'patch'>,
): SettingsSource {
  return {
    read: () => groupsOf(SESSION_GROUPS, session.$own.get()),
    apply({ rhythm, look, sound }) {
      const change = { ...rhythm, ...look, ...sound };
      if (Object.keys(change).length > 0) session.patch(change, 'sync');
    },
    onChange: (see) =>
      session.$lastChange.listen((change) => {
        if (change === null || change.cause === 'sync') return;
        const { before, after } = change.own;
        const changed = previousValues(before, after);
        const groups = SESSION_GROUPS.filter(
          (group) => Object.keys(settingsInGroup(group, changed)).length > 0,
        );
        if (groups.length > 0) see(groupsOf(groups, after));
      }),
  };
}

/** Theme and layout. */
export function interfaceSource(store: InterfaceStore): SettingsSource {
  const whole = () => ({ interface: settingsInGroup('interface', store.$interface.get()) });
  return {
    read: whole,
    apply({ interface: chosen }) {
      if (chosen) store.follow(chosen);
    },
    onChange: (see) => store.onChosen(() => see(whole())),
  };
}

function groupsOf(groups: readonly SettingsGroup[], settings: SessionSettings): AccountSettings {
  return Object.fromEntries(groups.map((group) => [group, settingsInGroup(group, settings)]));
}
