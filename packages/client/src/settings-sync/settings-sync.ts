import type { AccountSettings } from '@overtone/domain/session/account-settings';
import { SETTINGS_GROUPS, type SettingsGroup } from '@overtone/domain/session/settings-groups';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { ReadableAtom } from 'nanostores';
import {
  type Exchanged,
  startExchangeLoop,
  type SyncStatus,
} from '../account-sync/exchange-loop.ts';
import { forAccount } from '../api/for-account.ts';
import type { Host } from '../platform/host.ts';
import type { ChangeStream } from './change-stream.ts';
import { keptState } from './kept-state.ts';
import { fetchSettings, sendSettings, type SettingsAnswer } from './settings-api.ts';
import type { SettingsSource } from './settings-source.ts';
import {
  differing,
  edited,
  heard,
  isWaiting,
  refused,
  type SyncState,
  taken,
} from './sync-state.ts';

/** How long after a person's change nobody else's is laid over the same group: they may still be holding the slider. */
export const HOLD_MS: Milliseconds = 2_000;

export interface SettingsSyncParts {
  readonly sources: readonly SettingsSource[];
  readonly host: Pick<Host, 'fetch' | 'storage' | 'now' | 'after' | 'onVisibility' | 'log'>;
  readonly changes: Pick<ChangeStream, 'watch'>;
  /** Id of the account. What the device keeps of another is neither shown nor sent. */
  readonly person: string;
}

/** A running sync. */
export interface SettingsSync {
  readonly $status: ReadableAtom<SyncStatus>;
  /** Ends it. What waits stays on the device, for the next time. */
  readonly stop: Stop;
}

/**
 * Makes the settings follow the person: takes over at once what the device kept, then what the server keeps, and sends
 * what is changed here. Of each group the last writer wins; changes of different groups, made apart, are merged. It never
 * turns anything on.
 */
export function startSettingsSync({
  sources,
  host,
  changes,
  person,
}: SettingsSyncParts): SettingsSync {
  const kept = keptState(host.storage, person);
  const server = forAccount(host, person);
  const changedAt = new Map<SettingsGroup, Milliseconds>();
  let state = kept.read();
  let stopSettling = noStop;

  function become(next: SyncState): void {
    kept.write(state, next);
    state = next;
  }

  function local(): AccountSettings {
    return Object.assign({}, ...sources.map((source) => source.read()));
  }

  /** Lays over the settings here what they should be; what the person holds now has its turn when they let go. */
  function settle(): void {
    stopSettling();
    const heldMs = (group: SettingsGroup) =>
      (changedAt.get(group) ?? -Infinity) + HOLD_MS - host.now();
    const change = differing(state, local(), (group) => heldMs(group) > 0);
    if (Object.keys(change).length > 0) sources.forEach((source) => source.apply(change));
    const longestMs = Math.max(...SETTINGS_GROUPS.map(heldMs));
    if (longestMs > 0) stopSettling = host.after(longestMs, settle);
  }

  function take(answer: SettingsAnswer, sent: AccountSettings): void {
    if (answer.kind === 'state') {
      become(taken(state, sent, answer.state));
    } else if (answer.kind === 'stale') {
      become(heard(state, answer.state));
    } else if (answer.kind === 'refused') {
      host.log.warn('The server refused a change of settings', Object.keys(sent).join(', '));
      become(refused(state, sent));
    }
    settle();
  }

  async function exchange(sends: boolean, signal: AbortSignal): Promise<Exchanged> {
    const { revision } = state.server;
    const sent = sends ? state.pending : {};
    const answer = sends
      ? await sendSettings(server, revision, sent, signal)
      : await fetchSettings(server, revision, signal);
    if (!signal.aborted) take(answer, sent);
    const { kind } = answer;
    return kind === 'stale' || kind === 'later' || kind === 'signed-out' ? kind : 'done';
  }

  settle();
  const loop = startExchangeLoop({
    host,
    changes,
    thing: 'settings',
    isWaiting: () => isWaiting(state),
    exchange,
  });
  const stops = sources.map((source) =>
    source.onChange((groups) => {
      become(edited(state, groups));
      SETTINGS_GROUPS.filter((group) => groups[group]).forEach((group) =>
        changedAt.set(group, host.now()),
      );
      loop.changed();
    }),
  );

  return {
    $status: loop.$status,
    stop() {
      loop.stop();
      stopSettling();
      stops.forEach((stop) => stop());
    },
  };
}

function noStop(): void {
  // Nothing has to be laid over anything yet.
}
