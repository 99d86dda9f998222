import type { Decibels } from '@overtone/domain/units';
import { amplitude, type Stereo } from '../synthesis/loop.ts';
import { limit } from './limiter.ts';
import { measureLoudness } from './loudness.ts';

/** Integrated loudness of every track, LUFS. */
export const TARGET_LOUDNESS: Decibels = -20;

/** Ceiling before encoding, dBTP: an mp3 encoder may overshoot it by up to about 1.5 dB. */
export const TRUE_PEAK_CEILING: Decibels = -3.5;

/** Full scale of the 24-bit samples the files are made from. */
export const FULL_SCALE = 2 ** 23;

/** Limiting lowers the loudness a little; so many rounds bring it back within 0.01 LU. */
const ROUNDS = 3;

/**
 * Brings a loop to the common loudness under the common ceiling, in place.
 * @returns the largest gain reduction of the limiter, 0 dB or less.
 */
export function master(sound: Stereo): Decibels {
  let reduction: Decibels = 0;
  for (let round = 0; round < ROUNDS; round++) {
    scale(sound, amplitude(TARGET_LOUDNESS - measureLoudness(sound).integrated));
    reduction = Math.min(reduction, limit(sound, TRUE_PEAK_CEILING));
  }
  return reduction;
}

/** Rounds a loop to interleaved 24-bit samples: the exact content of a track. */
export function quantised({ left, right }: Stereo): Int32Array {
  const out = new Int32Array(2 * left.length);
  for (let i = 0; i < left.length; i++) {
    out[2 * i] = Math.round(left[i]! * (FULL_SCALE - 1));
    out[2 * i + 1] = Math.round(right[i]! * (FULL_SCALE - 1));
  }
  return out;
}

function scale(sound: Stereo, factor: number): void {
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i++) channel[i]! *= factor;
  }
}
