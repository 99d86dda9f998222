import type { OfferId } from '@overtone/domain/offers/offers';
import type { Stop } from '@overtone/domain/stop';
import type { Seconds } from '@overtone/domain/units';
import { dailyLimitNotice, type DailyLimitNotice } from '@overtone/domain/usage/daily-limit';
import { LIMIT_SOON_MS } from '@overtone/domain/usage/limit-soon';
import { atom, type ReadableAtom } from 'nanostores';
import type { Host } from '../platform/host.ts';
import type { Session } from '../session/session.ts';

/** Ends a session when the free part of the day is over. */
export interface LimitWatch {
  /** What to show to the person whose session has just ended; null before, and after it was put away. */
  readonly $notice: ReadableAtom<DailyLimitNotice | null>;
  /** Whether the running session ends within the last minute of the limit. */
  readonly $endsSoon: ReadableAtom<boolean>;
  /** Says what is left from now on; null means no limit. */
  readonly leave: (seconds: Seconds | null) => void;
  /** Ends the session now, as switching it off does: light and sound fade. */
  readonly reach: () => void;
  readonly dismiss: () => void;
  readonly stop: Stop;
}

export interface LimitWatchParts {
  readonly session: Pick<Session, 'turnOff'>;
  readonly host: Pick<Host, 'after'>;
  /** The offer that the person can buy, which the notice names; null where nothing can be bought. */
  readonly offerId: OfferId | null;
}

/** Makes a watch that waits for nothing yet. */
export function createLimitWatch({ session, host, offerId }: LimitWatchParts): LimitWatch {
  const $notice = atom<DailyLimitNotice | null>(null);
  const $endsSoon = atom(false);
  let timers: readonly Stop[] = [];

  function stop(): void {
    for (const cancel of timers) cancel();
    timers = [];
  }

  function reach(): void {
    stop();
    $endsSoon.set(false);
    $notice.set(dailyLimitNotice(offerId));
    session.turnOff();
  }

  function leave(seconds: Seconds | null): void {
    stop();
    const leftMs = seconds === null ? Infinity : seconds * 1000;
    const soonMs = leftMs - LIMIT_SOON_MS;
    $endsSoon.set(soonMs <= 0);
    if (seconds === null) return;
    const warn = () => $endsSoon.set(true);
    timers = [host.after(leftMs, reach), ...(soonMs > 0 ? [host.after(soonMs, warn)] : [])];
  }

  return {
    $notice,
    $endsSoon,
    leave,
    reach,
    dismiss: () => $notice.set(null),
    stop() {
      stop();
      $endsSoon.set(false);
    },
  };
}
