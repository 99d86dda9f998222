import type { Seconds } from '@overtone/domain/units';
import type { SessionClock } from '@overtone/engine/clock/session-clock';
import type { ManualClock } from './manual-clock.ts';

/** How far a session clock is ahead of the clock that all threads share. */
export interface ClockLead {
  s: Seconds;
}

/** A session clock without sound, `ahead` of a manual clock. */
export function manualSessionClock({ now, after }: ManualClock, ahead: ClockLead): SessionClock {
  return {
    now: () => now() / 1000 + ahead.s,
    sharedNow: () => now() / 1000,
    get offset() {
      return ahead.s;
    },
    after: (delay, run) => after(1000 * delay, run),
    error: null,
    follow: () => undefined,
    sample: () => false,
    look: () => undefined,
    track: () => () => undefined,
  };
}
