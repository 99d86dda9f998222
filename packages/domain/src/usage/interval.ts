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

/** Joins intervals that come page by page, each page in order of their starts and after the page before. */
export interface PagedUnion {
  /** What is certain by now: intervals that nothing to come touches, as {@link union} has them. */
  readonly add: (page: readonly Interval[]) => readonly Interval[];
  /** What was left open when the last page had come. */
  readonly rest: () => readonly Interval[];
}

/** A {@link union} of more intervals than are held at once. */
export function pagedUnion(): PagedUnion {
  let open: readonly Interval[] = [];
  return {
    add(page) {
      const joined = union([...open, ...page]);
      open = joined.splice(-1);
      return joined;
    },
    rest() {
      const last = open;
      open = [];
      return last;
    },
  };
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
