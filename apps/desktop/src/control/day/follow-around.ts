import type { Host } from '@overtone/client/platform/host';
import { type Around, USUAL_AROUND } from '@overtone/client/working-day/working-day';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { ControlShell } from '../../shell/commands.ts';

/** What joins the day with what the shell sees. */
export interface AroundParts {
  readonly shell: Pick<ControlShell, 'on' | 'followAround'>;
  readonly $around: WritableAtom<Around>;
  /** Whether anybody wants to know. */
  readonly $isFollowing: ReadableAtom<boolean>;
  readonly host: Pick<Host, 'log' | 'now'>;
}

/**
 * Writes down what the shell tells of what goes on around. Calls it tells of at any time, all else only while a day is
 * followed: after that nothing of it is believed any more.
 */
export function followAround({ shell, $around, $isFollowing, host }: AroundParts): void {
  const learn = (change: Partial<Around>) => $around.set({ ...$around.get(), ...change });
  void shell.on('in-call', ({ isInCall }) => {
    const since = $around.get().recordingSince ?? host.now();
    learn({ recordingSince: isInCall ? since : null });
  });
  void shell.on('idle', (idle) => {
    if ($isFollowing.get()) learn(idle);
  });
  $isFollowing.subscribe((isFollowed) => {
    const { recordingSince } = $around.get();
    if (!isFollowed) $around.set({ ...USUAL_AROUND, recordingSince });
    shell
      .followAround(isFollowed)
      .catch((reason: unknown) => host.log.warn('What goes on around is not told', reason));
  });
}
