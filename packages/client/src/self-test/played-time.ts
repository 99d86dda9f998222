import type { NotPlayed } from '@overtone/domain/experiment/protocol/what-counts';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { Session } from '../session/session.ts';

/** How often what has been played is told, so that a page that goes away loses no more than this. */
export const TOLD_EVERY_MS: Milliseconds = 15_000;

/** A silence of the timer that is longer than this is a sleeping computer, in which nothing played. */
const LONGEST_SILENCE_MS: Milliseconds = 60_000;

/** What counts the time that a session plays. */
export interface PlayedTimeParts {
  readonly session: Pick<Session, 'program'>;
  readonly host: Pick<Host, 'now' | 'every'>;
  /** Why the time that passes does not count; null while it does. */
  readonly $why: ReadableAtom<NotPlayed>;
  /** What it has played before this page. */
  readonly fromMs: Milliseconds;
  readonly told: (playedMs: Milliseconds, isOver: boolean) => void;
}

/**
 * Counts the time that a session plays, and tells it in whole milliseconds: every so often, and whenever it begins or ceases
 * to count. Ends with the program that plays, or when stopped.
 */
export function countPlayed({ session, host, $why, fromMs, told }: PlayedTimeParts): Stop {
  const own = session.program.$played.get()?.program;
  let playedMs = fromMs;
  let since: Milliseconds | null = null;

  function count(): void {
    const now = host.now();
    if (since !== null && now - since <= LONGEST_SILENCE_MS) playedMs += now - since;
    since = $why.get() === null ? now : null;
  }

  const tell = () => {
    count();
    told(Math.round(playedMs), false);
  };
  const stops = [
    $why.subscribe(tell),
    host.every(TOLD_EVERY_MS, tell),
    session.program.$played.listen((played) => {
      if (played && played.program === own) return;
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
