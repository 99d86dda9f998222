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

/**
 * Refresh rate of a screen from the timestamps of its frames: the slope of a least-squares line through time against
 * frame number. A gap counts as the frames that fit into it, so dropped frames do not bend the line; rounding and jitter
 * of single stamps average out. Null when there are too few frames.
 */
export function estimateRefreshHz(stampsMs: readonly Milliseconds[]): Hertz | null {
  if (stampsMs.length < FRAMES_FOR_ESTIMATE) return null;
  const intervals = stampsMs.slice(1).map((stamp, i) => stamp - (stampsMs[i] ?? stamp));
  const typicalMs = meanWithout(intervals, LONG_INTERVAL * median(intervals));
  if (!(typicalMs > 0)) return null;
  let frame = 0;
  const frames = [0, ...intervals.map((ms) => (frame += Math.max(1, Math.round(ms / typicalMs))))];
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
  const intervals = stampsMs.slice(1).map((stamp, i) => stamp - (stampsMs[i] ?? stamp));
  const typicalMs = meanWithout(intervals, LONG_INTERVAL * median(intervals));
  const errors = intervals.map((ms) => ms - typicalMs * Math.max(1, Math.round(ms / typicalMs)));
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
  return spread <= UNSTEADY_MS;
}
