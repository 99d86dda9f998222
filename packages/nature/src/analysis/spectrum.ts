import type { Decibels, Hertz, Seconds } from '@overtone/domain/units';
import { fft } from '@overtone/engine/dsp/fft';
import { SAMPLE_RATE } from '../synthesis/loop.ts';

/** Power of a stretch of sound by frequency, in bins of `binHz`. */
export type Spectrum = { readonly power: Float64Array; readonly binHz: Hertz };

/** Power spectrum of a stretch under a Hann window. */
export function spectrumAt(channel: Float64Array, from: Seconds, length: Seconds): Spectrum {
  const size = Math.round(length * SAMPLE_RATE);
  const first = Math.round(from * SAMPLE_RATE);
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const window = 1 - Math.cos((2 * Math.PI * i) / size);
    re[i] = window * channel[(((first + i) % channel.length) + channel.length) % channel.length]!;
  }
  fft(re, im);
  const power = new Float64Array(size / 2);
  for (let k = 0; k < power.length; k++) power[k] = (re[k]! ** 2 + im[k]! ** 2) / size ** 2;
  return { power, binHz: SAMPLE_RATE / size };
}

/** Mean of the spectra of overlapping stretches over the whole channel. */
export function meanSpectrum(channel: Float64Array, length: Seconds): Spectrum {
  const duration = channel.length / SAMPLE_RATE;
  const sum = spectrumAt(channel, 0, length);
  let count = 1;
  for (let from = length / 2; from < duration; from += length / 2, count++) {
    spectrumAt(channel, from, length).power.forEach((x, k) => (sum.power[k]! += x));
  }
  return { power: sum.power.map((x) => x / count), binHz: sum.binHz };
}

/** Power between two frequencies; the bins at the edges count by their share. */
export function bandPower({ power, binHz }: Spectrum, low: Hertz, high: Hertz): number {
  let sum = 0;
  const last = Math.min(power.length - 1, Math.ceil(high / binHz + 0.5));
  for (let k = Math.max(0, Math.floor(low / binHz - 0.5)); k <= last; k++) {
    const share = Math.min(high, (k + 0.5) * binHz) - Math.max(low, (k - 0.5) * binHz);
    if (share > 0) sum += (power[k]! * share) / binHz;
  }
  return sum;
}

/** Centres of the third-octave bands from 50 Hz to 12.5 kHz. */
export const THIRD_OCTAVES: readonly Hertz[] = Array.from(
  { length: 25 },
  (_, i) => 1000 * 2 ** ((i - 13) / 3),
);

/** Levels of the third-octave bands against their sum. */
export function thirdOctaveLevels(spectrum: Spectrum): Decibels[] {
  const powers = THIRD_OCTAVES.map((centre) =>
    bandPower(spectrum, centre * 2 ** (-1 / 6), centre * 2 ** (1 / 6)),
  );
  const total = powers.reduce((sum, x) => sum + x, 0);
  return powers.map((x) => 10 * Math.log10(x / total + 1e-12));
}
