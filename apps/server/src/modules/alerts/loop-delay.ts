import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';

/** Watches how long the event loop is held. */
export interface LoopDelay {
  /** 99th percentile since it was last asked for; what the watching itself waits is taken off. */
  readonly readMs: () => Milliseconds;
  readonly stop: Stop;
}

const RESOLUTION_MS: Milliseconds = 10;
const NS_PER_MS = 1e6;

/** Begins to watch. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return {
    readMs() {
      const ms = histogram.percentile(99) / NS_PER_MS - RESOLUTION_MS;
      histogram.reset();
      return Math.max(0, ms);
    },
    stop: () => void histogram.disable(),
  };
}
