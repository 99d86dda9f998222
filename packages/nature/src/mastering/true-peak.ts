import type { Decibels } from '@overtone/domain/units';
import { decibels, type Stereo } from '../synthesis/loop.ts';

/** Samples used on either side to find a point between two samples. */
const REACH = 12;

const QUARTER = weightsFor(0.25);
const HALF = weightsFor(0.5);
const THREE_QUARTERS = weightsFor(0.75);

/** Windowed-sinc weights for a point a share of the way to the next sample. */
function weightsFor(share: number): Float64Array {
  return Float64Array.from({ length: 2 * REACH }, (_, tap) => {
    const x = tap - (REACH - 1) - share;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / REACH);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
}

/**
 * The largest magnitude of the continuous signal from each sample up to the next, four points a
 * sample, with the signal taken as periodic.
 */
export function peaksBetweenSamples(channel: Float64Array): Float64Array {
  const size = channel.length;
  const peaks = new Float64Array(size);
  const around = new Float64Array(size + 2 * REACH);
  for (let i = 0; i < around.length; i++) around[i] = channel[(i + size - REACH + 1) % size]!;
  for (let i = 0; i < size; i++) {
    let [a, b, c] = [0, 0, 0];
    for (let tap = 0; tap < 2 * REACH; tap++) {
      const sample = around[i + tap]!;
      a += sample * QUARTER[tap]!;
      b += sample * HALF[tap]!;
      c += sample * THREE_QUARTERS[tap]!;
    }
    peaks[i] = Math.max(Math.abs(channel[i]!), Math.abs(a), Math.abs(b), Math.abs(c));
  }
  return peaks;
}

/** True peak over both channels, dBTP, in the manner of ITU-R BS.1770-4 annex 2. */
export function truePeak({ left, right }: Stereo): Decibels {
  const largest = (channel: Float64Array) =>
    peaksBetweenSamples(channel).reduce((most, x) => Math.max(most, x), 0);
  return decibels(Math.max(largest(left), largest(right)));
}
