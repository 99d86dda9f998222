import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { Host } from '../platform/host.ts';
import type { Session } from '../session/session.ts';

/** How often what has been played is told, so that a page that goes away loses no more than this. */
export const TOLD_EVERY_MS: Milliseconds = 15_000;

/** A silence of the timer that is longer than this is a sleeping computer, in which nothing played. */
const LONGEST_SILENCE_MS: Milliseconds = 60_000;

/**
 * Counts the time that a session plays, pauses left out, and tells it in whole milliseconds: every so often, and at each pause. Ends with the
 * program that plays, or when stopped.
 */
export function countPlayed(
  session: Pick<Session, '$isOn' | 'program'>,
  host: Pick<Host, 'now' | 'every'>,
  told: (playedMs: Milliseconds, isOver: boolean) => void,
): Stop {
  let playedMs: Milliseconds = 0;
  let since: Milliseconds | null = null;

  function count(): void {
    const now = host.now();
    if (since !== null && now - since <= LONGEST_SILENCE_MS) playedMs += now - since;
    since = session.$isOn.get() ? now : null;
  }

  const tell = () => {
    count();
    told(Math.round(playedMs), false);
  };
  const stops = [
    session.$isOn.subscribe(tell),
    host.every(TOLD_EVERY_MS, tell),
    session.program.$played.listen((played) => {
      if (played) return;
      count();
      stop();
      told(Math.round(playedMs), true);
    }),
  ];
  function stop(): void {
    for (const stopOne of stops) stopOne();
  }
  return stop;
}
