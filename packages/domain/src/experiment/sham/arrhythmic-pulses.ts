import type { Hertz, Milliseconds } from '../../units.ts';
import { seededRandom } from '../random/seeded-random.ts';

/** Which pulses a sham has instead of a rhythm's. */
export interface ArrhythmicStretch {
  /** Mean rate, above 0: that of the rhythm it stands for. */
  readonly meanHz: Hertz;
  /** Length of the stretch, at least 0. */
  readonly lengthMs: Milliseconds;
  readonly seed: string;
}

/**
 * When the pulses of an arrhythmic twin begin, from 0 on: as many as the rhythm has whole cycles in the stretch, over
 * the same time, in irregular intervals. Each interval is uniform between a half and one and a half periods, since a
 * stream of such intervals has at the rhythm and all its harmonics just the power of pulses at random (the interval's
 * characteristic function is 0 there). All are then scaled by one factor so that the count in the stretch is exact;
 * whatever the draw, none is shorter than a third of a period. Give minutes: a stretch of few pulses has little room to be irregular. What light may do with such pulses is the limiter's matter.
 * Source: Cox and Lewis 1966 (The Statistical Analysis of Series of Events), on the spectrum of renewal processes.
 *
 * @throws {RangeError} if the rate is not above 0, the length not finite and at least 0, or the seed is none.
 */
export function arrhythmicPulsesMs({
  meanHz,
  lengthMs,
  seed,
}: ArrhythmicStretch): readonly Milliseconds[] {
  if (!(meanHz > 0 && Number.isFinite(meanHz))) throw new RangeError('A rate is above 0 Hz.');
  if (!(lengthMs >= 0 && Number.isFinite(lengthMs))) throw new RangeError('A length is 0 or more.');
  const { uniform } = seededRandom(seed);
  const periodMs = 1_000 / meanHz;
  // A count that rounding has put just under a whole number is that number.
  const count = Math.floor((lengthMs * meanHz) / 1_000 + 1e-9);
  const intervals = Array.from({ length: count }, () => 0.5 + uniform());
  const sum = intervals.reduce((total, interval) => total + interval, 0);
  const scaleMs = (count * periodMs) / sum;
  let atMs = 0;
  return intervals.map((interval) => {
    const beginsMs = atMs;
    atMs += interval * scaleMs;
    return beginsMs;
  });
}
