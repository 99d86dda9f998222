import { fft } from '../dsp/fft.ts';
import { createRandom } from '../dsp/random.ts';

/** Noise colours by the fall of their power: pink 3.01 dB, brown 6.02 dB per octave. */
export type NoiseColour = 'pink' | 'brown';

/** One period of stereo noise; either channel may be looped for ever without a seam. */
export type StereoNoise = { readonly left: Float32Array; readonly right: Float32Array };

/** Length of one period, seconds (the product's noise buffer). */
export const NOISE_PERIOD_S = 2;

/** Lower band limit, Hz: inaudible rumble would only spend headroom, brown most of all. */
export const NOISE_LOWEST_HZ = 20;

/** Root mean square of each channel, full scale = 1. Lower only where the peak would pass {@link NOISE_PEAK}. */
export const NOISE_RMS = 0.2;

/** No sample's magnitude is above this, full scale = 1. */
export const NOISE_PEAK = 0.9;

/** The seeds to play: of 600 tried, among those whose 100 ms level wobbles least. */
export const NOISE_SEED: Readonly<Record<NoiseColour, number>> = { pink: 149, brown: 165 };

/** Amplitude follows frequency to this power: power falls by twice as much. */
const AMPLITUDE_EXPONENT: Readonly<Record<NoiseColour, number>> = { pink: -0.5, brown: -1 };

/**
 * Two seconds of stereo noise that repeat without a seam. Each channel is a sum of the harmonics of
 * 0.5 Hz from 20 Hz up to half the sample rate, with exact magnitudes and random phases, so its slope
 * is exact and its end runs into its beginning. The channels are independent. The same seed
 * sounds the same at every sample rate.
 * @throws RangeError when 2 s is not a whole number of samples, or of awkward size (see `fft`).
 */
export function periodicNoise(colour: NoiseColour, sampleRate: number, seed: number): StereoNoise {
  const size = sampleRate * NOISE_PERIOD_S;
  if (!Number.isInteger(size)) throw new RangeError('periodicNoise: period is not whole samples');
  const random = createRandom(seed);
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let k = NOISE_LOWEST_HZ * NOISE_PERIOD_S; k < size / 2; k++) {
    const magnitude = k ** AMPLITUDE_EXPONENT[colour];
    const leftPhase = 2 * Math.PI * random.uniform();
    const rightPhase = 2 * Math.PI * random.uniform();
    const lr = magnitude * Math.cos(leftPhase);
    const li = magnitude * Math.sin(leftPhase);
    const rr = magnitude * Math.cos(rightPhase);
    const ri = magnitude * Math.sin(rightPhase);
    // left + i*right, each Hermitian: one transform gives left as the real and right as the
    // imaginary part, with exactly these magnitudes.
    re[k] = lr - ri;
    im[k] = li + rr;
    re[size - k] = lr + ri;
    im[size - k] = rr - li;
  }
  fft(re, im);
  const scale = Math.min(NOISE_RMS / rms(re), NOISE_PEAK / Math.max(peak(re), peak(im)));
  return {
    left: scaled(re, scale),
    right: scaled(im, scale),
  };
}

/** `Float32Array.from` would first make a list of all the numbers. */
function scaled(signal: Float64Array, scale: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(signal.length);
  for (const [i, sample] of signal.entries()) out[i] = sample * scale;
  return out;
}

function rms(signal: Float64Array): number {
  return Math.sqrt(signal.reduce((sum, x) => sum + x * x, 0) / signal.length);
}

function peak(signal: Float64Array): number {
  return signal.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
}
