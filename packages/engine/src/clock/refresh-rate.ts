import type { Hertz, Milliseconds } from '@overtone/domain/units';

/** Frames that an estimate needs at least. */
export const FRAMES_FOR_ESTIMATE = 120;

/** A screen whose intervals spread by more than this does not keep a rate (variable refresh, or overload). */
const UNSTEADY_MS: Milliseconds = 1;

/** An interval this much longer than the median holds dropped frames. */
const LONG_INTERVAL = 1.5;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Intervals between frames, and the length of the usual one. */
function intervalsOf(stampsMs: readonly Milliseconds[]): {
  readonly intervals: readonly Milliseconds[];
  readonly typicalMs: Milliseconds;
} {
  const intervals = stampsMs.slice(1).map((stamp, i) => stamp - (stampsMs[i] ?? stamp));
  return { intervals, typicalMs: meanWithout(intervals, LONG_INTERVAL * median(intervals)) };
}

/** Whole frames that fit into an interval; at least its own. */
function framesIn(intervalMs: Milliseconds, typicalMs: Milliseconds): number {
  return Math.max(1, Math.round(intervalMs / typicalMs));
}

/**
 * Refresh rate of a screen from the timestamps of its frames: the slope of a least-squares line through time against
 * frame number. A gap counts as the frames that fit into it, so dropped frames do not bend the line; rounding and jitter
 * of single stamps average out. Null when there are too few frames.
 */
export function estimateRefreshHz(stampsMs: readonly Milliseconds[]): Hertz | null {
  if (stampsMs.length < FRAMES_FOR_ESTIMATE) return null;
  const { intervals, typicalMs } = intervalsOf(stampsMs);
  if (!(typicalMs > 0)) return null;
  let frame = 0;
  const frames = [0, ...intervals.map((ms) => (frame += framesIn(ms, typicalMs)))];
  const slopeMs = leastSquaresSlope(frames, stampsMs);
  return slopeMs > 0 ? 1000 / slopeMs : null;
}

function meanWithout(values: readonly number[], above: number): number {
  const kept = values.filter((value) => value <= above);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

function leastSquaresSlope(xs: readonly number[], ys: readonly number[]): number {
  const meanX = xs.reduce((sum, x) => sum + x, 0) / xs.length;
  const meanY = ys.reduce((sum, y) => sum + y, 0) / ys.length;
  let covariance = 0;
  let variance = 0;
  xs.forEach((x, i) => {
    covariance += (x - meanX) * ((ys[i] ?? meanY) - meanY);
    variance += (x - meanX) ** 2;
  });
  return covariance / variance;
}

/**
 * Whether frames come evenly: how far whole-frame intervals spread around their mean. Dropped frames do not count, since
 * a steady screen may drop some. Browsers that round stamps to 1 ms add at most 0.3 ms of spread.
 */
export function isSteady(stampsMs: readonly Milliseconds[]): boolean {
  const { intervals, typicalMs } = intervalsOf(stampsMs);
  const errors = intervals.map((ms) => ms - typicalMs * framesIn(ms, typicalMs));
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
  return spread <= UNSTEADY_MS;
}

/** Frames that the screen refreshed without a new picture. */
export function droppedFrames(stampsMs: readonly Milliseconds[]): number {
  const { intervals, typicalMs } = intervalsOf(stampsMs);
  return intervals.reduce((sum, ms) => sum + framesIn(ms, typicalMs) - 1, 0);
}
