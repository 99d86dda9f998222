import type { Hertz, Milliseconds } from '@overtone/domain/units';
import { LONG_INTERVAL } from './frame-times.ts';

/** An interval that differs from whole frames by this share of one is off the beat. */
const DRIFT_SHARE = 0.05;

/** So many intervals off the beat in a row are another rate, on a fast screen. */
const DRIFT_INTERVALS = 30;

/** What lasts this long is another rate on every screen; it leaves a tenth of half a second to act. */
const EVIDENCE_MS: Milliseconds = 400;

/** Fewer intervals than this are a stall, however long they last. */
const FEWEST_INTERVALS = 4;

/**
 * What the latest intervals say of the rate believed. `lost`: they are off its beat. `fallen`: all of them hold several
 * frames, so that pictures now come at most at `hz`, whether the screen has slowed down or every second frame is dropped.
 */
export type RateVerdict =
  | { readonly kind: 'kept' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'fallen'; readonly hz: Hertz };

/** Holds every interval between frames against the rate believed. */
export interface RateWatch {
  /** Takes an interval above 0. */
  judge(intervalMs: Milliseconds, believedHz: Hertz): RateVerdict;
  /** Forgets the intervals so far. */
  clear(): void;
}

/** A run of intervals that have something in common. */
interface Run {
  count: number;
  lengthMs: Milliseconds;
  shortestMs: Milliseconds;
}

const KEPT: RateVerdict = { kind: 'kept' };
const LOST: RateVerdict = { kind: 'lost' };

function restart(run: Run): void {
  run.count = 0;
  run.lengthMs = 0;
  run.shortestMs = Infinity;
}

function extend(run: Run, belongs: boolean, intervalMs: Milliseconds): void {
  if (!belongs) return restart(run);
  run.count += 1;
  run.lengthMs += intervalMs;
  run.shortestMs = Math.min(run.shortestMs, intervalMs);
}

function isEvidence({ count, lengthMs }: Run): boolean {
  return count >= FEWEST_INTERVALS && lengthMs >= EVIDENCE_MS;
}

/** A watch that has seen no interval. Nothing that it does per frame leaves anything to be collected. */
export function rateWatch(): RateWatch {
  const offBeat: Run = { count: 0, lengthMs: 0, shortestMs: Infinity };
  const slow: Run = { count: 0, lengthMs: 0, shortestMs: Infinity };
  return {
    judge(intervalMs, believedHz) {
      const frames = (intervalMs * believedHz) / 1000;
      const apart = Math.abs(frames - Math.max(1, Math.round(frames)));
      extend(offBeat, apart > DRIFT_SHARE, intervalMs);
      extend(slow, frames > LONG_INTERVAL, intervalMs);
      if (isEvidence(slow)) return { kind: 'fallen', hz: 1000 / slow.shortestMs };
      return offBeat.count >= DRIFT_INTERVALS || isEvidence(offBeat) ? LOST : KEPT;
    },
    clear() {
      restart(offBeat);
      restart(slow);
    },
  };
}
