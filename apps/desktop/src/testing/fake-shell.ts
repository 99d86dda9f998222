import type { ControlShell, ShellState } from '../shell/commands.ts';
import type { ControlEvent, ControlPayloads } from '../shell/events.ts';

/** A command that the code under test gave: its name and what it was given. */
export type GivenCommand = readonly [name: string, ...args: unknown[]];

/** A shell in the test's hands. */
export interface FakeShell extends ControlShell {
  readonly given: readonly GivenCommand[];
  /** Sends an event to whoever listens. */
  readonly send: <Event extends ControlEvent>(
    event: Event,
    payload: ControlPayloads[Event],
  ) => void;
  /** From now on this command is refused. */
  readonly refuse: (command: keyof ControlShell) => void;
}

const STATE: ShellState = {
  version: '1.2.3',
  platform: 'linux',
  monitors: [],
  isAutostarted: false,
  user: null,
  keepsSignIn: true,
  isInCall: false,
  isLocked: false,
  clockMs: 0,
};

/** Makes a shell that does what it is told, until it is told to refuse. */
export function createFakeShell(): FakeShell {
  const given: GivenCommand[] = [];
  const refused = new Set<string>();
  const listeners = new Map<string, Set<(payload: never) => void>>();

  function answer<Value>(name: string, value: Value, ...args: unknown[]): Promise<Value> {
    given.push([name, ...args]);
    return refused.has(name) ? Promise.reject(new Error('refused')) : Promise.resolve(value);
  }

  return {
    given,
    refuse: (command) => void refused.add(command),
    send: (event, payload) => listeners.get(event)?.forEach((run) => run(payload as never)),
    on(event, run) {
      const runs = listeners.get(event) ?? new Set();
      listeners.set(event, runs.add(run));
      return Promise.resolve(() => void runs.delete(run));
    },
    readShell: () => answer('readShell', STATE),
    publishLight: (publication) => answer('publishLight', undefined, publication),
    followAround: (isFollowed) => answer('followAround', undefined, isFollowed),
    heartbeat: (session) => answer('heartbeat', 0, session),
    showControl: () => answer('showControl', undefined),
    setHotkey: (chord) => answer('setHotkey', undefined, chord),
    setAutostart: (isOn) => answer('setAutostart', undefined, isOn),
    setContentProtected: (isProtected) => answer('setContentProtected', undefined, isProtected),
    setMonitorShown: (key, isShown) => answer('setMonitorShown', undefined, key, isShown),
    beginSignIn: (byLoopback) => answer('beginSignIn', undefined, byLoopback),
    cancelSignIn: () => answer('cancelSignIn', undefined),
    signOut: () => answer('signOut', undefined),
    apiRequest: (_, request) => answer('apiRequest', { status: 200, headers: {} }, request),
    apiCancel: (id) => answer('apiCancel', undefined, id),
    openSite: (path) => answer('openSite', undefined, path),
    checkUpdate: () => answer('checkUpdate', { kind: 'newest' } as const),
    installUpdate: () => answer('installUpdate', undefined),
  };
}
