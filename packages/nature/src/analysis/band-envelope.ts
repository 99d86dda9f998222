import type { Hertz } from '@overtone/domain/units';
import { fft, inverseFft, powerSpectrum } from '@overtone/engine/dsp/fft';
import { SAMPLE_RATE } from '../synthesis/loop.ts';

/** How loud a band is from moment to moment. */
export type Envelope = { readonly values: Float64Array; readonly rate: Hertz };

/** The Hilbert envelope of a band. */
export function bandEnvelope(channel: Float64Array, low: Hertz, high: Hertz): Envelope {
  return bandEnvelopes(channel, [[low, high]])[0]!;
}

/**
 * The Hilbert envelopes of several bands. The bins of each band alone are transformed back, so an
 * envelope arrives at a rate just above its bandwidth.
 */
export function bandEnvelopes(
  channel: Float64Array,
  bands: readonly (readonly [low: Hertz, high: Hertz])[],
): Envelope[] {
  const re = channel.slice();
  const im = new Float64Array(channel.length);
  fft(re, im);
  return bands.map(([low, high]) => envelopeOf(re, im, low, high));
}

function envelopeOf(re: Float64Array, im: Float64Array, low: Hertz, high: Hertz): Envelope {
  const seconds = re.length / SAMPLE_RATE;
  const first = Math.round(low * seconds);
  const count = Math.round(high * seconds) - first;
  const size = 2 ** Math.ceil(Math.log2(count));
  const bandRe = new Float64Array(size);
  const bandIm = new Float64Array(size);
  bandRe.set(re.subarray(first, first + count));
  bandIm.set(im.subarray(first, first + count));
  inverseFft(bandRe, bandIm);
  return { values: bandRe.map((x, i) => Math.hypot(x, bandIm[i]!)), rate: size / seconds };
}

/** Standard deviation over mean: 0.523 for the envelope of steady noise (Rayleigh). */
export function variation({ values }: Envelope): number {
  return Math.sqrt(moment(values, 2)) / mean(values);
}

/** Fourth standardised moment: 3.25 for the envelope of steady noise, far more for sparse clicks. */
export function kurtosis({ values }: Envelope): number {
  return moment(values, 4) / moment(values, 2) ** 2;
}

/** Power of an envelope's relative movements by rate, in bins of `binHz`. */
function modulationSpectrum({ values, rate }: Envelope): {
  power: Float64Array;
  binHz: Hertz;
} {
  const centre = mean(values);
  return {
    power: powerSpectrum(values.map((x) => x / centre - 1)),
    binHz: rate / values.length,
  };
}

/** The x in "modulation power falls as 1/f^x" between two rates: 0 is flat. */
export function modulationExponent(envelope: Envelope, low: Hertz, high: Hertz): number {
  const { power, binHz } = modulationSpectrum(envelope);
  const points: { x: number; y: number }[] = [];
  const ratio = 2 ** (1 / 3);
  for (let from = low; from * ratio <= high * 1.001; from *= ratio) {
    const bins = power.subarray(Math.ceil(from / binHz), Math.ceil((from * ratio) / binHz));
    if (bins.length > 0) points.push({ x: Math.log(from), y: Math.log(mean(bins)) });
  }
  const meanX = points.reduce((sum, p) => sum + p.x, 0) / points.length;
  const meanY = points.reduce((sum, p) => sum + p.y, 0) / points.length;
  const covariance = points.reduce((sum, p) => sum + (p.x - meanX) * (p.y - meanY), 0);
  return -covariance / points.reduce((sum, p) => sum + (p.x - meanX) ** 2, 0);
}

/** The rate between two bounds at which an envelope moves most. */
export function strongestModulation(envelope: Envelope, low: Hertz, high: Hertz): Hertz {
  const { power, binHz } = modulationSpectrum(envelope);
  let best = Math.ceil(low / binHz);
  for (let k = best; k <= high / binHz; k++) if (power[k]! > power[best]!) best = k;
  return best * binHz;
}

function mean(values: Float64Array): number {
  return values.reduce((sum, x) => sum + x, 0) / values.length;
}

function moment(values: Float64Array, order: number): number {
  const centre = mean(values);
  return values.reduce((sum, x) => sum + (x - centre) ** order, 0) / values.length;
}
