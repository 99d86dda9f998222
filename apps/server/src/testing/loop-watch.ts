import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Milliseconds } from '@overtone/domain/units';

/** How long the loop of a thread was held. */
export interface LoopFigures {
  /** On a clock: whatever else the machine does counts as well. */
  readonly longestMs: Milliseconds;
  readonly p99Ms: Milliseconds;
  /** In processor time of the thread: what one turn of the loop, or a few short ones, worked at most. */
  readonly mostWorkMs: Milliseconds;
}

const SAMPLE_MS: Milliseconds = 1;
const MICROSECONDS = 1000;
const NANOSECONDS = 1_000_000;

/** Watches the loop of this thread until it is asked for the figures. */
export function watchLoop(): () => LoopFigures {
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  let mostWork = 0;
  let last = workOfThread();
  const look = () => {
    const now = workOfThread();
    mostWork = Math.max(mostWork, now - last);
    last = now;
  };
  const timer = setInterval(look, SAMPLE_MS);
  delay.enable();
  return () => {
    look();
    clearInterval(timer);
    delay.disable();
    return {
      longestMs: delay.max / NANOSECONDS,
      p99Ms: delay.percentile(99) / NANOSECONDS,
      mostWorkMs: mostWork / MICROSECONDS,
    };
  };
}

function workOfThread(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
