import type { Decibels, Seconds } from '@overtone/domain/units';
import { SAMPLE_RATE, type Stereo } from '../synthesis/loop.ts';
import { kWeighted } from './k-weighting.ts';

/** Loudness by ITU-R BS.1770-4 and its range by EBU Tech 3342. */
export type Loudness = {
  /** Gated loudness of the whole, LUFS. */
  readonly integrated: Decibels;
  /** Loudness range, LU: between the 10th and the 95th percentile of 3 s windows. */
  readonly range: Decibels;
};

const ABSOLUTE_GATE: Decibels = -70;
const INTEGRATED = { windowS: 0.4, hopS: 0.1, relativeGate: -10 };
const RANGE = { windowS: 3, hopS: 0.1, relativeGate: -20, low: 0.1, high: 0.95 };

/** Measures a 48 kHz stereo sound of at least 3 s. Silence has a loudness of minus infinity. */
export function measureLoudness(sound: Stereo): Loudness {
  const weighted = { left: kWeighted(sound.left), right: kWeighted(sound.right) };
  const blocks = gated(blockPowers(weighted, INTEGRATED), INTEGRATED.relativeGate);
  const windows = gated(blockPowers(weighted, RANGE), RANGE.relativeGate).sort((a, b) => a - b);
  const percentile = (share: number) =>
    loudnessOf(windows[Math.round(share * (windows.length - 1))] ?? 0);
  return {
    integrated: loudnessOf(mean(blocks)),
    range: percentile(RANGE.high) - percentile(RANGE.low),
  };
}

function blockPowers(
  { left, right }: Stereo,
  { windowS, hopS }: { windowS: Seconds; hopS: Seconds },
): number[] {
  const window = Math.round(windowS * SAMPLE_RATE);
  const hop = Math.round(hopS * SAMPLE_RATE);
  const upTo = new Float64Array(left.length + 1);
  for (let i = 0; i < left.length; i++) upTo[i + 1] = upTo[i]! + left[i]! ** 2 + right[i]! ** 2;
  const powers: number[] = [];
  for (let start = 0; start + window <= left.length; start += hop) {
    powers.push((upTo[start + window]! - upTo[start]!) / window);
  }
  return powers;
}

function gated(powers: readonly number[], relativeGate: Decibels): number[] {
  const audible = powers.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
  const gate = loudnessOf(mean(audible)) + relativeGate;
  return audible.filter((power) => loudnessOf(power) > gate);
}

function loudnessOf(power: number): Decibels {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length);
}
