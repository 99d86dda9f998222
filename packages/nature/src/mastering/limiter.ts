import type { Decibels } from '@overtone/domain/units';
import { amplitude, SAMPLE_RATE, type Stereo } from '../synthesis/loop.ts';
import { peaksBetweenSamples } from './true-peak.ts';

/** How far before and after a peak the gain is already, and still, lowered: 8 ms. */
const REACH = Math.round(0.008 * SAMPLE_RATE);

/**
 * Keeps a loop's true peak under a ceiling, in place. The gain, one for both channels, is the lowest
 * that any peak within reach asks for, smoothed over the same reach, so it never bends quickly and
 * is always low enough. It runs round the loop like the sound.
 * @returns the largest gain reduction, 0 dB or less.
 */
export function limit(sound: Stereo, ceiling: Decibels): Decibels {
  const ceilingFactor = amplitude(ceiling);
  const left = peaksBetweenSamples(sound.left);
  const right = peaksBetweenSamples(sound.right);
  const needed = left.map((peak, i) => Math.min(1, ceilingFactor / Math.max(peak, right[i]!)));
  const lowest = needed.reduce((least, x) => Math.min(least, x), 1);
  if (lowest === 1) return 0;
  const gain = movingMean(movingMean(lowestWithin(needed, REACH)));
  for (let i = 0; i < gain.length; i++) {
    sound.left[i]! *= gain[i]!;
    sound.right[i]! *= gain[i]!;
  }
  return 20 * Math.log10(lowest);
}

function lowestWithin(values: Float64Array, reach: number): Float64Array {
  const size = values.length;
  const out = new Float64Array(size).fill(1);
  for (let i = 0; i < size; i++) {
    const value = values[i]!;
    if (value === 1) continue;
    for (let j = i - reach; j <= i + reach; j++) {
      const at = (j + size) % size;
      if (value < out[at]!) out[at] = value;
    }
  }
  return out;
}

/** Circular mean over half the reach to either side: two in a row stay within the reach. */
function movingMean(values: Float64Array): Float64Array {
  const size = values.length;
  const half = REACH / 2;
  const out = new Float64Array(size);
  let sum = 0;
  for (let i = -half; i <= half; i++) sum += values[(i + size) % size]!;
  for (let i = 0; i < size; i++) {
    out[i] = sum / (REACH + 1);
    sum += values[(i + half + 1) % size]! - values[(i - half + size) % size]!;
  }
  return out;
}
