import type { Milliseconds } from '@overtone/domain/units';

/** What is counted of requests. */
export type Counted = 'answered' | 'failed' | 'paymentFailed' | 'signInRefused';

/** How many requests of each kind there were lately; nothing else is kept of them. */
export interface Traffic {
  readonly count: (what: Counted) => void;
  /** How many within the last `ms`, in whole minutes, this one with them; a day and a quarter of an hour at most. */
  readonly within: (what: Counted, ms: Milliseconds) => number;
}

const MINUTE_MS: Milliseconds = 60_000;
const MINUTES = 24 * 60 + 15;

/** A tally by minutes, of fixed size. `now` is a clock for durations. */
export function createTraffic(now: () => Milliseconds): Traffic {
  const row = () => new Uint32Array(MINUTES);
  const rows: Readonly<Record<Counted, Uint32Array>> = {
    answered: row(),
    failed: row(),
    paymentFailed: row(),
    signInRefused: row(),
  };
  const minuteNow = () => Math.floor(now() / MINUTE_MS);
  let minute = minuteNow();

  function goOn(): void {
    const current = minuteNow();
    for (let gone = Math.max(minute + 1, current - MINUTES + 1); gone <= current; gone += 1) {
      for (const counts of Object.values(rows)) counts[gone % MINUTES] = 0;
    }
    minute = current;
  }

  return {
    count(what) {
      goOn();
      const at = minute % MINUTES;
      rows[what][at] = (rows[what][at] ?? 0) + 1;
    },
    within(what, ms) {
      goOn();
      const minutes = Math.min(MINUTES, Math.ceil(ms / MINUTE_MS));
      return Array.from(
        { length: minutes },
        (_, back) => rows[what][(minute - back + MINUTES) % MINUTES] ?? 0,
      ).reduce((sum, count) => sum + count, 0);
    },
  };
}
