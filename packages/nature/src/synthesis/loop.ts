import { TRACK_LOOP_S } from '@overtone/domain/session/background-sounds';
import type { Decibels, Hertz, Seconds } from '@overtone/domain/units';

/** Sample rate of synthesis and of the files. */
export const SAMPLE_RATE: Hertz = 48_000;

/** Samples in one loop. */
export const LOOP_SAMPLES = TRACK_LOOP_S * SAMPLE_RATE;

/** Two channels of equal length, full scale = 1. A loop's last sample is followed by its first. */
export type Stereo = { readonly left: Float64Array; readonly right: Float64Array };

/** One silent loop, to add layers and events to. */
export function silentLoop(): Stereo {
  return { left: new Float64Array(LOOP_SAMPLES), right: new Float64Array(LOOP_SAMPLES) };
}

/** Amplitude factor of a level: 0 dB is 1, -6.02 dB is 0.5. */
export function amplitude(level: Decibels): number {
  return 10 ** (level / 20);
}

/** Level of an amplitude factor above 0. */
export function decibels(factor: number): Decibels {
  return 20 * Math.log10(factor);
}

/** Root mean square over both channels. */
export function rms({ left, right }: Stereo): number {
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += left[i]! ** 2 + right[i]! ** 2;
  return Math.sqrt(sum / (2 * left.length));
}

/** Root mean square, over both channels, of the loudest stretch of a length. */
export function loudestRms(sound: Stereo, windowS: Seconds): number {
  const window = Math.round(windowS * SAMPLE_RATE);
  let loudest = 0;
  for (let start = 0; start < sound.left.length; start += window) {
    const stretch = {
      left: sound.left.subarray(start, start + window),
      right: sound.right.subarray(start, start + window),
    };
    loudest = Math.max(loudest, rms(stretch));
  }
  return loudest;
}

/** Adds `layer` times `factor` into `target`. */
export function addScaled(target: Stereo, layer: Stereo, factor: number): void {
  for (let i = 0; i < target.left.length; i++) {
    target.left[i]! += layer.left[i]! * factor;
    target.right[i]! += layer.right[i]! * factor;
  }
}

/** A layer of a mix and its RMS level. */
export type Layer = { readonly sound: Stereo; readonly level: Decibels };

/** Sums layers, each brought to its level first; the levels count only relative to one another. */
export function mix(...layers: readonly Layer[]): Stereo {
  const sum = silentLoop();
  for (const { sound, level } of layers) addScaled(sum, sound, amplitude(level) / rms(sound));
  return sum;
}
