import type { Waveform } from '../../session/settings.ts';
import type { Hertz } from '../../units.ts';

/** Two rhythms, and the wave that both have. */
export interface SteppedPair {
  readonly slowHz: Hertz;
  readonly fastHz: Hertz;
  readonly waveform: Waveform;
}

/** Above the ninth overtone the means differ by less than 0.1%. */
const HIGHEST_OVERTONE = 9;

/** Slower beats than one in 200 s do not even out within a session. */
const SLOWEST_BEAT_HZ: Hertz = 0.005;

/**
 * Whether the rhythms of a pair have a strong overtone in common. In the real arm they are then always in the same step, in
 * the sham in none, and the mean of what both together show is not alike: by 2% for squares of 2 and 6 Hz. A sine has no
 * overtones, squares and triangles odd ones alone.
 */
export function stepsTogether({ slowHz, fastHz, waveform }: SteppedPair): boolean {
  if (waveform === 'Sine' || slowHz <= 0 || fastHz <= 0) return false;
  const by = waveform === 'Sawtooth' ? 1 : 2;
  for (let ofSlow = 1; ofSlow <= HIGHEST_OVERTONE; ofSlow += by) {
    for (let ofFast = 1; ofFast <= ofSlow; ofFast += by) {
      if (Math.abs(ofSlow * slowHz - ofFast * fastHz) < SLOWEST_BEAT_HZ) return true;
    }
  }
  return false;
}
