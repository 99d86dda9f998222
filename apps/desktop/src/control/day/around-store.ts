import { type Around, USUAL_AROUND } from '@overtone/client/working-day/working-day';
import type { Host } from '@overtone/client/platform/host';
import type { Stop } from '@overtone/domain/stop';
import { DICTATION_MS } from '@overtone/domain/working-day/dictation';
import { atom, type ReadableAtom } from 'nanostores';
import type { ControlShell, ShellState } from '../../shell/commands.ts';

/** What of the computer the shell tells at any time. */
type Told = Pick<ShellState, 'isInCall' | 'isLocked'>;

/** The computer around the session. */
export interface AroundStore {
  /** The usual until the shell has said otherwise. */
  readonly $around: ReadableAtom<Around>;
  /** Resolves once the store listens: it misses no change that comes later. */
  readonly listening: () => Promise<unknown>;
  /** Takes what the shell answered; what it has told of since the store listens is newer. */
  readonly take: (state: Told) => void;
  /** Has the shell tell what goes on around while a day is followed; after that nothing of it is believed. */
  readonly follow: ($isFollowing: ReadableAtom<boolean>) => void;
  readonly stop: Stop;
}

/** What the store asks and what it measures by. */
export interface AroundParts {
  readonly shell: Pick<ControlShell, 'on' | 'followAround'>;
  readonly host: Pick<Host, 'log' | 'now'>;
}

/** Follows what the shell tells. */
export function createAroundStore({ shell, host }: AroundParts): AroundStore {
  const $around = atom<Around>(USUAL_AROUND);
  const told = new Set<keyof Told>();
  let isFollowed = false;
  let stopFollowing: Stop = () => undefined;

  const learn = (change: Partial<Around>) => $around.set({ ...$around.get(), ...change });

  const stops = [
    shell.on('in-call', ({ isInCall }) => {
      told.add('isInCall');
      const since = $around.get().recordingSince ?? host.now();
      learn({ recordingSince: isInCall ? since : null });
    }),
    shell.on('locked', ({ isLocked }) => {
      told.add('isLocked');
      learn({ isLocked });
    }),
    shell.on('around', (seen) => {
      if (isFollowed) learn(seen);
    }),
  ];

  return {
    $around,
    listening: () => Promise.all(stops),
    take({ isInCall, isLocked }) {
      if (!told.has('isLocked')) learn({ isLocked });
      // Nobody knows for how long it has been on: it is no dictation.
      const recordingSince = isInCall ? host.now() - DICTATION_MS : null;
      if (!told.has('isInCall')) learn({ recordingSince });
    },
    follow($isFollowing) {
      stopFollowing = $isFollowing.subscribe((isFollowing) => {
        isFollowed = isFollowing;
        const { recordingSince, isLocked } = $around.get();
        if (!isFollowed) $around.set({ ...USUAL_AROUND, recordingSince, isLocked });
        shell
          .followAround(isFollowed)
          .catch((reason: unknown) => host.log.warn('What goes on around is not told', reason));
      });
    },
    stop() {
      stopFollowing();
      for (const listening of stops) void listening.then((stop) => stop());
    },
  };
}
