import { type Around, USUAL_AROUND } from '@overtone/client/working-day/working-day';
import type { Stop } from '@overtone/domain/stop';
import { atom, type ReadableAtom } from 'nanostores';
import type { ControlShell, ShellState } from '../../shell/commands.ts';

/** What of the computer the shell tells. */
type Told = Pick<ShellState, 'isInCall' | 'isLocked'>;

/** The computer around the session. */
export interface AroundStore {
  /** The usual until the shell has said otherwise. */
  readonly $around: ReadableAtom<Around>;
  /** Resolves once the store listens: it misses no change that comes later. */
  readonly listening: () => Promise<unknown>;
  /** Takes what the shell answered; what it has told of since the store listens is newer. */
  readonly take: (state: Told) => void;
  readonly stop: Stop;
}

/** Follows what the shell tells. */
export function createAroundStore(shell: Pick<ControlShell, 'on'>): AroundStore {
  const $around = atom<Around>(USUAL_AROUND);
  let told: Partial<Told> = {};

  function hear(news: Partial<Told>): void {
    told = { ...told, ...news };
    $around.set({ ...$around.get(), ...news });
  }

  const stops = [shell.on('in-call', hear), shell.on('locked', hear)];

  return {
    $around,
    listening: () => Promise.all(stops),
    take({ isInCall, isLocked }) {
      $around.set({ ...$around.get(), isInCall, isLocked, ...told });
    },
    stop() {
      for (const listening of stops) void listening.then((stop) => stop());
    },
  };
}
