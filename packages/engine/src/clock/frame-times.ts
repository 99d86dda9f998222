import type { Hertz, Milliseconds } from '@overtone/domain/units';

/** So many intervals at least hold one frame, even on a screen that drops most; the shortest ones tell its rate. */
const SHORTEST_SHARE = 0.1;

/** An interval this much longer than that of one frame holds more than one. */
export const LONG_INTERVAL = 1.5;

/** A screen of whose intervals fewer than this hold one frame shows no even motion, however even its stamps. */
const STEADY_SINGLE_SHARE = 0.5;

/** A screen whose intervals spread by more than this does not keep a rate (variable refresh, or overload). */
const UNSTEADY_MS: Milliseconds = 1;

/** What the timestamps of a run of frames tell. */
export interface FrameRun {
  /**
   * Refresh rate of the screen: the slope of a least-squares line through time against frame number. A gap counts as
   * the frames that fit into it, so dropped frames do not bend the line; rounding and jitter of single stamps average
   * out. Null when the stamps do not advance.
   */
  readonly refreshHz: Hertz | null;
  /**
   * Whether frames come evenly: how far whole-frame intervals spread around their mean. Dropped frames do not count,
   * since a steady screen may drop some, until they are in most intervals. Browsers that round stamps to 1 ms add at
   * most 0.3 ms of spread.
   */
  readonly isSteady: boolean;
  /** Times that the screen refreshed without a new picture. */
  readonly droppedFrames: number;
}

/** Collects timestamps into memory that it holds from the start, so that a frame leaves nothing to be collected. */
export interface FrameTimes {
  /** Stamps taken since the last `clear`. */
  readonly count: number;
  push(stampMs: Milliseconds): void;
  clear(): void;
  /** What the stamps tell so far; at least two are needed. */
  run(): FrameRun;
}

/** Room for `capacity` stamps; more are ignored until `clear`. */
export function frameTimes(capacity: number): FrameTimes {
  const stampsMs = new Float64Array(capacity);
  const intervals = new Float64Array(capacity);
  const sorted = new Float64Array(capacity);
  let count = 0;

  function measureIntervals(): void {
    for (let i = 1; i < count; i += 1) {
      intervals[i - 1] = (stampsMs[i] ?? 0) - (stampsMs[i - 1] ?? 0);
    }
  }

  function shortInterval(size: number): Milliseconds {
    sorted.set(intervals);
    sorted.subarray(0, size).sort();
    return sorted[Math.floor(size * SHORTEST_SHARE)] ?? 0;
  }

  /** Mean of the intervals that hold one frame, and their share of all. */
  function singleFrames(): { readonly meanMs: Milliseconds; readonly share: number } {
    const longest = LONG_INTERVAL * shortInterval(count - 1);
    let sum = 0;
    let kept = 0;
    for (let i = 0; i < count - 1; i += 1) {
      const interval = intervals[i] ?? 0;
      if (interval > longest) continue;
      sum += interval;
      kept += 1;
    }
    return { meanMs: sum / kept, share: kept / (count - 1) };
  }

  return {
    get count() {
      return count;
    },
    push(stampMs) {
      if (count < capacity) stampsMs[count++] = stampMs;
    },
    clear() {
      count = 0;
    },
    run() {
      measureIntervals();
      const single = singleFrames();
      if (!(single.meanMs > 0)) return { refreshHz: null, isSteady: false, droppedFrames: 0 };
      const line = leastSquares(stampsMs, intervals, count, single.meanMs);
      return {
        refreshHz: line.slopeMs > 0 ? 1000 / line.slopeMs : null,
        isSteady: line.spreadMs <= UNSTEADY_MS && single.share >= STEADY_SINGLE_SHARE,
        droppedFrames: line.frames - (count - 1),
      };
    },
  };
}

/** Fits time against frame number, and measures how far intervals spread around whole frames. */
function leastSquares(
  stampsMs: Float64Array,
  intervals: Float64Array,
  count: number,
  frameMs: Milliseconds,
): { readonly slopeMs: Milliseconds; readonly spreadMs: Milliseconds; readonly frames: number } {
  const firstMs = stampsMs[0] ?? 0;
  let frame = 0;
  let sumX = 0;
  let sumY = 0;
  let sumXX = 0;
  let sumXY = 0;
  let sumError = 0;
  for (let i = 0; i < count; i += 1) {
    if (i > 0) {
      const interval = intervals[i - 1] ?? 0;
      const frames = Math.max(1, Math.round(interval / frameMs));
      frame += frames;
      sumError += (interval - frames * frameMs) ** 2;
    }
    const y = (stampsMs[i] ?? 0) - firstMs;
    sumX += frame;
    sumY += y;
    sumXX += frame * frame;
    sumXY += frame * y;
  }
  const slopeMs = (count * sumXY - sumX * sumY) / (count * sumXX - sumX * sumX);
  return { slopeMs, spreadMs: Math.sqrt(sumError / (count - 1)), frames: frame };
}
