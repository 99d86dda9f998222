import type { AccountSettings } from '@overtone/domain/session/account-settings';
import { SETTINGS_GROUPS, type SettingsGroup } from '@overtone/domain/session/settings-groups';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
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

/** Rest after the last change of a drag before it is sent. */
export const SEND_AFTER_MS: Milliseconds = 1_000;

/** How long after a person's change nobody else's is laid over the same group: they may still be holding the slider. */
export const HOLD_MS: Milliseconds = 2_000;

/** First wait before the server is asked again; it doubles with each failure. */
export const FIRST_RETRY_MS: Milliseconds = 2_000;

/** Longest wait before the server is asked again. */
export const LONGEST_RETRY_MS: Milliseconds = 60_000;

/** Changes in a row that may come too late before there is a pause. */
const MOST_STALE = 5;

/** Whether everything is with the server; `waiting` means that changes are kept here until it can be reached. */
export type SyncStatus = 'starting' | 'synced' | 'waiting' | 'signed-out';

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
  const $status = atom<SyncStatus>('starting');
  const stopping = new AbortController();
  const changedAt = new Map<SettingsGroup, Milliseconds>();
  let state = kept.read();
  let hasToAsk = true;
  /** Whether what waits is to be sent: not in the middle of a drag. */
  let isDue = true;
  let isBusy = false;
  let retryMs = FIRST_RETRY_MS;
  const timers = { send: noStop, settle: noStop, retry: noStop };

  function become(next: SyncState): void {
    kept.write(state, next);
    state = next;
  }

  function local(): AccountSettings {
    return Object.assign({}, ...sources.map((source) => source.read()));
  }

  /** Lays over the settings here what they should be; what the person holds now has its turn when they let go. */
  function settle(): void {
    timers.settle();
    const heldMs = (group: SettingsGroup) =>
      (changedAt.get(group) ?? -Infinity) + HOLD_MS - host.now();
    const change = differing(state, local(), (group) => heldMs(group) > 0);
    if (Object.keys(change).length > 0) sources.forEach((source) => source.apply(change));
    const longestMs = Math.max(...SETTINGS_GROUPS.map(heldMs));
    if (longestMs > 0) timers.settle = host.after(longestMs, settle);
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

  async function exchange(): Promise<SettingsAnswer> {
    const { signal } = stopping;
    const { revision } = state.server;
    const sends = isDue && isWaiting(state);
    const sent = sends ? state.pending : {};
    const answer = sends
      ? await sendSettings(host, revision, sent, signal)
      : await fetchSettings(host, revision, signal);
    if (!signal.aborted) take(answer, sent);
    return answer;
  }

  function hasWork(): boolean {
    return hasToAsk || (isDue && isWaiting(state));
  }

  /** Sends and asks, one after the other, until there is nothing to do or no use in trying. */
  async function work(): Promise<void> {
    if (isBusy || stopping.signal.aborted) return;
    isBusy = true;
    timers.retry();
    let answer: SettingsAnswer = { kind: 'same' };
    let stale = 0;
    while (hasWork()) {
      // A change that is sent brings back all that the server keeps.
      hasToAsk = false;
      answer = await exchange();
      if (answer.kind === 'stale' && ++stale > MOST_STALE) answer = { kind: 'later' };
      if (answer.kind === 'later' || answer.kind === 'signed-out') break;
      retryMs = FIRST_RETRY_MS;
    }
    isBusy = false;
    if (stopping.signal.aborted) return;
    if (answer.kind === 'later') {
      hasToAsk = true;
      timers.retry = host.after(retryMs, () => void work());
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
    }
    if (answer.kind === 'signed-out') $status.set('signed-out');
    else $status.set(answer.kind === 'later' || isWaiting(state) ? 'waiting' : 'synced');
  }

  function ask(): void {
    hasToAsk = true;
    void work();
  }

  function send(): void {
    isDue = true;
    void work();
  }

  const stops = [
    ...sources.map((source) =>
      source.onChange((groups) => {
        become(edited(state, groups));
        SETTINGS_GROUPS.filter((group) => groups[group]).forEach((group) =>
          changedAt.set(group, host.now()),
        );
        $status.set('waiting');
        timers.send();
        isDue = false;
        timers.send = host.after(SEND_AFTER_MS, send);
      }),
    ),
    host.onVisibility((visible) => (visible ? ask() : send())),
    changes.watch((thing) => {
      if (thing === null || thing === 'settings') ask();
    }),
  ];
  settle();
  void work();

  return {
    $status,
    stop() {
      stopping.abort();
      stops.forEach((stop) => stop());
      Object.values(timers).forEach((cancel) => cancel());
    },
  };
}

function noStop(): void {
  // Nothing has been started yet.
}
