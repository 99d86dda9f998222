import { TRACK_LOOP_S } from '@overtone/domain/session/background-sounds';
import { fft } from '@overtone/engine/dsp/fft';
import type { Random } from '@overtone/engine/dsp/random';
import { addScaled, amplitude, LOOP_SAMPLES, rms, type Stereo } from './loop.ts';
import type { SpectrumShape } from './spectrum-shapes.ts';

/** Below this share of the strongest band nothing is heard: those bins stay empty. */
const AUDIBLE_DB = -100;

/** Correlation of left and right that sounds wide without a hole in the middle. */
const USUAL_CORRELATION = 0.2;

/**
 * One loop of noise with a given power density, RMS 1. It is a sum of harmonics of 1/80 Hz with
 * random phases, so its end runs into its beginning.
 * @param correlation of left and right, 0 to 1.
 */
export function noiseBed(
  random: Random,
  shape: SpectrumShape,
  correlation = USUAL_CORRELATION,
): Stereo {
  const re = new Float64Array(LOOP_SAMPLES);
  const im = new Float64Array(LOOP_SAMPLES);
  const own = Math.sqrt(1 - correlation ** 2);
  for (let k = 1; k < LOOP_SAMPLES / 2; k++) {
    const level = shape(k / TRACK_LOOP_S);
    if (level < AUDIBLE_DB) continue;
    const magnitude = amplitude(level);
    const leftPhase = 2 * Math.PI * random.uniform();
    const ownPhase = 2 * Math.PI * random.uniform();
    const lr = magnitude * Math.cos(leftPhase);
    const li = magnitude * Math.sin(leftPhase);
    const rr = correlation * lr + own * magnitude * Math.cos(ownPhase);
    const ri = correlation * li + own * magnitude * Math.sin(ownPhase);
    // left + i*right, each Hermitian: one transform makes both channels.
    re[k] = lr - ri;
    im[k] = li + rr;
    re[LOOP_SAMPLES - k] = lr + ri;
    im[LOOP_SAMPLES - k] = rr - li;
  }
  fft(re, im);
  const bed = { left: re, right: im };
  addScaled(bed, bed, 1 / rms(bed) - 1);
  return bed;
}
