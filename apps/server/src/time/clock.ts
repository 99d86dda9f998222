import { hrtime } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';

/** Time since some fixed moment, for durations; it never jumps with the calendar. */
export function monotonicNow(): Milliseconds {
  return Number(hrtime.bigint()) / 1e6;
}

/** The calendar's time, for records. */
export function wallClock(): Date {
  return new Date();
}

/** Calls `run` every `periodMs`, first one period from now. It keeps no process from ending. */
export function every(periodMs: Milliseconds, run: () => void): Stop {
  const timer = setInterval(run, periodMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Pauses for `ms`, unless there is a reason not to: then it resolves at once. */
export function pause(ms: Milliseconds, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal }).catch(() => undefined);
}
