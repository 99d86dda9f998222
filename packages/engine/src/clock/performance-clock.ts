import type { Milliseconds } from '@overtone/domain/units';

/** Monotonic time of this thread since its own origin. */
export function performanceNow(): Milliseconds {
  return performance.now();
}

/** Moment of this thread's time origin on the clock that all threads of the page share. */
export function timeOrigin(): Milliseconds {
  return performance.timeOrigin;
}
