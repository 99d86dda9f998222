import { GOES_ON_WITHIN_MS } from '@overtone/domain/experiment/kept/open-session';
import {
  type Circumstances,
  circumstancesAfter,
  type Passing,
} from '@overtone/domain/experiment/protocol/circumstances';
import type { Lack, NotPlayed } from '@overtone/domain/experiment/protocol/what-counts';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { Session } from '../session/session.ts';

/** How often what has been played is told, so that a page that goes away loses no more than this. */
export const TOLD_EVERY_MS: Milliseconds = 15_000;

/** A silence of the timer that is longer than this is a sleeping computer, in which nothing played. */
const LONGEST_SILENCE_MS: Milliseconds = 60_000;

/** How far a session has come. */
export interface Played {
  /** In whole milliseconds. */
  readonly playedMs: Milliseconds;
  readonly circumstances: Circumstances;
  /** For how long it stands still by now, in whole milliseconds; null while it does not. */
  readonly restMs: Milliseconds | null;
  readonly isOver: boolean;
}

/** What counts the time that a session plays. */
export interface PlayedTimeParts {
  readonly session: Pick<Session, 'program'>;
  readonly host: Pick<Host, 'now' | 'every'>;
  /** Why the time that passes does not count; null while it does. */
  readonly $why: ReadableAtom<NotPlayed>;
  /** What is lacking while it counts. */
  readonly $lack: ReadableAtom<Lack>;
  /** Whether another tab plays beside it. */
  readonly $isMixed: ReadableAtom<boolean>;
  /** What it has played before this page, and how. */
  readonly from: Pick<Played, 'playedMs' | 'circumstances'>;
  readonly told: (played: Played) => void;
}

/**
 * Counts the time that a session plays, and tells it: every so often, whenever it begins or ceases to count, and whenever something
 * of it begins or ceases to be lacking, or another tab to play. Ends with the program that plays, when stopped, and once the session
 * has stood still for longer than it may, paused or on a computer that slept: then it is over, and turned off.
 */
export function countPlayed({
  session,
  host,
  $why,
  $lack,
  $isMixed,
  from,
  told,
}: PlayedTimeParts): Stop {
  const own = session.program.$played.get()?.program;
  let { playedMs, circumstances } = from;
  const passingNow = (): Passing => ({ lack: $lack.get(), isMixed: $isMixed.get() });
  let passing = passingNow();
  let countsSince: Milliseconds | null = null;
  let restsSince: Milliseconds | null = null;
  let lookedAt = host.now();

  /** Counts until now, and gives for how long nothing has played before this moment. */
  function count(): Milliseconds {
    const now = host.now();
    const hasSlept = now - lookedAt > LONGEST_SILENCE_MS;
    const stretchMs = countsSince === null || hasSlept ? 0 : now - countsSince;
    playedMs += stretchMs;
    circumstances = circumstancesAfter(circumstances, stretchMs, passing);
    passing = passingNow();
    const why = $why.get();
    countsSince = why === null ? now : null;
    const stoodSince = restsSince ?? (hasSlept ? lookedAt : now);
    restsSince = why === 'paused' ? stoodSince : null;
    lookedAt = now;
    return now - stoodSince;
  }

  function tellOf(restMs: Milliseconds | null, isOver: boolean): void {
    told({
      playedMs: Math.round(playedMs),
      circumstances,
      restMs: restMs === null ? null : Math.round(restMs),
      isOver,
    });
  }

  const tell = () => {
    const stoodMs = count();
    if (stoodMs <= GOES_ON_WITHIN_MS) return tellOf(restsSince === null ? null : stoodMs, false);
    stop();
    tellOf(stoodMs, true);
    session.program.stop();
  };
  const stops = [
    $why.subscribe(tell),
    $lack.listen(tell),
    $isMixed.listen(tell),
    host.every(TOLD_EVERY_MS, tell),
    session.program.$played.listen((played) => {
      if (played && played.program === own) return;
      const stoodMs = count();
      stop();
      tellOf(stoodMs, true);
    }),
  ];
  function stop(): void {
    for (const stopOne of stops) stopOne();
  }
  return stop;
}
