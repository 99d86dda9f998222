import type { Milliseconds } from '../units.ts';

/** A stretch of time, in milliseconds since 1970: from its start up to but not including its end. */
export interface Interval {
  readonly startMs: Milliseconds;
  readonly endMs: Milliseconds;
}

/**
 * The time that any of the intervals covers, as intervals that neither touch nor overlap, in order. What two devices or
 * two tabs covered at once is there once. Empty and reversed intervals cover nothing.
 */
export function union(intervals: readonly Interval[]): Interval[] {
  const joined: Interval[] = [];
  const inOrder = intervals
    .filter(({ startMs, endMs }) => endMs > startMs)
    .sort((a, b) => a.startMs - b.startMs);
  for (const interval of inOrder) {
    const last = joined.at(-1);
    if (last === undefined || interval.startMs > last.endMs) {
      joined.push({ startMs: interval.startMs, endMs: interval.endMs });
    } else {
      joined[joined.length - 1] = {
        startMs: last.startMs,
        endMs: Math.max(last.endMs, interval.endMs),
      };
    }
  }
  return joined;
}

/** How long the intervals cover, what overlaps counted once. */
export function coveredMs(intervals: readonly Interval[]): Milliseconds {
  return union(intervals).reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
}

/** The parts of the intervals that lie within `bounds`. */
export function within(bounds: Interval, intervals: readonly Interval[]): Interval[] {
  return intervals
    .map(({ startMs, endMs }) => ({
      startMs: Math.max(startMs, bounds.startMs),
      endMs: Math.min(endMs, bounds.endMs),
    }))
    .filter(({ startMs, endMs }) => endMs > startMs);
}
