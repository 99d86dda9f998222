import type { Hertz, Seconds } from '@overtone/domain/units';

/** Long enough that no band is heard to change, short against everything that happens in a loop. */
export const BLEND_S: Seconds = 0.02;

/** Where a loop lies in a file that holds more than the loop, in seconds. */
export interface LoopPlace {
  readonly startS: Seconds;
  readonly lengthS: Seconds;
}

/**
 * Makes one channel of a decoded file run from its loop's end into its start, in place. The file holds the same sound
 * before both, but a lossy coder has rounded it differently, so that a bare jump would be a small step: over the last
 * 20 ms the loop blends into what the file holds before its start.
 */
export function closeLoop(
  samples: Float32Array | Float64Array,
  sampleRate: Hertz,
  { startS, lengthS }: LoopPlace,
): void {
  const size = Math.round(BLEND_S * sampleRate);
  const start = Math.round(startS * sampleRate) - size;
  const end = Math.round((startS + lengthS) * sampleRate) - size;
  for (let i = 0; i < size; i += 1) {
    const share = 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / size);
    const before = samples[start + i] ?? 0;
    const last = samples[end + i] ?? 0;
    samples[end + i] = last + share * (before - last);
  }
}
