import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';

/** A clock that stands still until a test moves it, with the timers that hang on it. */
export interface ManualClock {
  readonly now: () => Milliseconds;
  readonly after: (delayMs: Milliseconds, run: () => void) => Stop;
  readonly every: (periodMs: Milliseconds, run: () => void) => Stop;
  /** Moves time on and runs what falls due, in order of time, each at its own moment. */
  readonly advance: (byMs: Milliseconds) => void;
  /** How many timers wait. */
  readonly waiting: number;
}

interface Timer {
  dueAt: Milliseconds;
  readonly periodMs: Milliseconds | null;
  readonly run: () => void;
}

/** Makes a clock that shows `startMs`. */
export function createManualClock(startMs: Milliseconds = 0): ManualClock {
  const timers = new Set<Timer>();
  let nowMs = startMs;

  function add(dueAt: Milliseconds, periodMs: Milliseconds | null, run: () => void): Stop {
    const timer: Timer = { dueAt, periodMs, run };
    timers.add(timer);
    return () => void timers.delete(timer);
  }

  function nextDue(untilMs: Milliseconds): Timer | undefined {
    return [...timers]
      .filter((timer) => timer.dueAt <= untilMs)
      .sort((a, b) => a.dueAt - b.dueAt)[0];
  }

  function fire(timer: Timer): void {
    nowMs = timer.dueAt;
    if (timer.periodMs === null) timers.delete(timer);
    else timer.dueAt += timer.periodMs;
    timer.run();
  }

  return {
    now: () => nowMs,
    after: (delayMs, run) => add(nowMs + Math.max(0, delayMs), null, run),
    every(periodMs, run) {
      if (!(periodMs > 0)) throw new RangeError(`A period must be above 0 ms, not ${periodMs}.`);
      return add(nowMs + periodMs, periodMs, run);
    },
    advance(byMs) {
      const untilMs = nowMs + byMs;
      for (let due = nextDue(untilMs); due; due = nextDue(untilMs)) fire(due);
      nowMs = untilMs;
    },
    get waiting() {
      return timers.size;
    },
  };
}
