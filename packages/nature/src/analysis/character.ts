import { measureLoudness } from '../mastering/loudness.ts';
import type { Stereo } from '../synthesis/loop.ts';
import { bandEnvelopes, kurtosis, variation } from './band-envelope.ts';
import { meanSpectrum, thirdOctaveLevels } from './spectrum.ts';

/** Bands whose movement tells tracks apart, Hz. */
const BANDS = [
  [200, 800],
  [1600, 3200],
  [5200, 7800],
] as const;

/** What tells one track from another, all in decibels: its long-term colour and how it moves. */
export type Character = {
  readonly colour: readonly number[];
  readonly movement: readonly number[];
};

/** Describes a loop by its first half, which is long enough for every track. */
export function characterOf(loop: Stereo): Character {
  const half = loop.left.subarray(0, loop.left.length / 2);
  const envelopes = bandEnvelopes(half, BANDS);
  return {
    colour: thirdOctaveLevels(meanSpectrum(half, 0.5)).map((level) => Math.max(level, -45)),
    movement: [
      measureLoudness(loop).range,
      ...envelopes.map((envelope) => 10 * Math.log10(kurtosis(envelope))),
      ...envelopes.map((envelope) => 20 * Math.log10(variation(envelope))),
    ],
  };
}

/** How far apart two loops are: the RMS differences of colour and of movement, taken together. */
export function characterDistance(a: Character, b: Character): number {
  return Math.hypot(rmsDifference(a.colour, b.colour), rmsDifference(a.movement, b.movement));
}

function rmsDifference(a: readonly number[], b: readonly number[]): number {
  return Math.sqrt(a.reduce((sum, x, i) => sum + (x - (b[i] ?? 0)) ** 2, 0) / a.length);
}
