import type { Decibels, Hertz, Seconds } from '@overtone/domain/units';
import { fft, inverseFft } from '@overtone/engine/dsp/fft';
import type { Random } from '@overtone/engine/dsp/random';
import { addScaled, amplitude, LOOP_SAMPLES, rms, SAMPLE_RATE, type Stereo } from './loop.ts';

/** The open air or a wood around a sound. */
export type Space = {
  /** Time the tail takes to fall by 60 dB. */
  readonly t60: Seconds;
  /** Time before the first of the tail is heard. */
  readonly delay: Seconds;
  /** Where the tail loses its highs. */
  readonly highest: Hertz;
  /** Level of the tail against the dry sound. */
  readonly level: Decibels;
};

/**
 * Adds a diffuse tail to a loop, in place, and returns it. The tail is decaying noise, different
 * left and right; the convolution is circular, so tails cross the seam.
 */
export function reverberate(random: Random, sound: Stereo, space: Space): Stereo {
  const tail = impulseResponse(random, space);
  const re = sound.left.map((x, i) => x + sound.right[i]!);
  const im = new Float64Array(LOOP_SAMPLES);
  fft(re, im);
  fft(tail.left, tail.right);
  for (let k = 0; k < LOOP_SAMPLES; k++) {
    const r = re[k]! * tail.left[k]! - im[k]! * tail.right[k]!;
    im[k] = re[k]! * tail.right[k]! + im[k]! * tail.left[k]!;
    re[k] = r;
  }
  inverseFft(re, im);
  const wet = { left: re, right: im };
  addScaled(sound, wet, (amplitude(space.level) * rms(sound)) / rms(wet));
  return sound;
}

function impulseResponse(random: Random, { t60, delay, highest }: Space): Stereo {
  const left = new Float64Array(LOOP_SAMPLES);
  const right = new Float64Array(LOOP_SAMPLES);
  const smoothing = 1 - Math.exp((-2 * Math.PI * highest) / SAMPLE_RATE);
  const first = Math.round(delay * SAMPLE_RATE);
  let [l, r] = [0, 0];
  for (let i = 0; i < t60 * SAMPLE_RATE; i++) {
    const level = 1000 ** (-i / (t60 * SAMPLE_RATE));
    l += smoothing * (random.gaussian() - l);
    r += smoothing * (random.gaussian() - r);
    left[first + i] = level * l;
    right[first + i] = level * r;
  }
  return { left, right };
}
