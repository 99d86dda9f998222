import { describe, expect, it } from 'vitest';
import { powerSpectrum } from '../dsp/fft.ts';
import {
  NOISE_LOWEST_HZ,
  NOISE_PEAK,
  NOISE_PERIOD_S,
  NOISE_RMS,
  NOISE_SEED,
  periodicNoise,
  type NoiseColour,
} from './noise.ts';

const COLOURS = [
  ['pink', -3.0103],
  ['brown', -6.0206],
] as const;

describe.each([44_100, 48_000])('periodicNoise at %i Hz', (sampleRate) => {
  describe.each(COLOURS)('%s', (colour, slopeDbPerOctave) => {
    const { left, right } = play(colour, sampleRate);

    it('lasts exactly two seconds', () => {
      expect(left).toHaveLength(NOISE_PERIOD_S * sampleRate);
      expect(right).toHaveLength(NOISE_PERIOD_S * sampleRate);
    });

    it.each([
      ['left', left],
      ['right', right],
    ])('falls by the slope of its colour in the %s channel', (_, channel) => {
      expect(spectralSlope(channel, sampleRate)).toBeCloseTo(slopeDbPerOctave, 2);
    });

    it('is silent below the band and has no offset', () => {
      const spectrum = powerSpectrum(left);
      const firstBin = NOISE_LOWEST_HZ * NOISE_PERIOD_S;
      const strongest = Math.max(...spectrum.slice(firstBin, firstBin * 10));
      for (const power of spectrum.slice(0, firstBin)) {
        expect(power).toBeLessThan(strongest * 1e-9);
      }
    });

    it('repeats without a step, an edge or a kink at the seam', () => {
      for (const order of [1, 2, 4]) {
        expect(seamDifference(left, order) / rmsDifference(left, order)).toBeLessThan(3);
        expect(seamDifference(right, order) / rmsDifference(right, order)).toBeLessThan(3);
      }
    });

    it('has the stated level and stays under the stated peak', () => {
      for (const channel of [left, right]) {
        expect(rms(channel)).toBeCloseTo(NOISE_RMS, 6);
        expect(channel.every((x) => Math.abs(x) <= NOISE_PEAK)).toBe(true);
      }
    });

    it('has two independent channels', () => {
      expect(Math.abs(correlation(left, right))).toBeLessThan(0.05);
    });

    it('wobbles little in level from one tenth of a second to the next', () => {
      const largestDb = { pink: 0.4, brown: 1.2 }[colour];
      expect(levelWobbleDb(left, sampleRate)).toBeLessThan(largestDb);
      expect(levelWobbleDb(right, sampleRate)).toBeLessThan(largestDb);
    });
  });
});

describe('periodicNoise', () => {
  it('is the same for the same seed and another for another', () => {
    expect(play('pink', 48_000)).toEqual(play('pink', 48_000));
    expect(periodicNoise('pink', 8_000, 1)).not.toEqual(periodicNoise('pink', 8_000, 2));
  });

  it('keeps under the peak for a seed whose crest is high', () => {
    // Of the first seeds, 156 is one whose peak would pass the limit at the nominal level.
    const { left, right } = periodicNoise('pink', 24_000, 156);
    const peaks = [left, right].map((channel) => Math.max(...channel.map(Math.abs)));
    expect(Math.max(...peaks)).toBeCloseTo(NOISE_PEAK, 6);
    expect(rms(left)).toBeLessThan(NOISE_RMS);
  });

  it('refuses a rate at which two seconds are not whole samples', () => {
    expect(() => periodicNoise('pink', 44_100.3, 1)).toThrow(RangeError);
  });
});

function play(colour: NoiseColour, sampleRate: number) {
  return periodicNoise(colour, sampleRate, NOISE_SEED[colour]);
}

/** Least-squares slope over all bins of the band, every bin weighted by its share of an octave. */
function spectralSlope(channel: Float32Array, sampleRate: number): number {
  const spectrum = powerSpectrum(channel);
  const points = [...spectrum.entries()]
    .slice(NOISE_LOWEST_HZ * NOISE_PERIOD_S, sampleRate)
    .map(([bin, power]) => ({ x: Math.log2(bin), y: 10 * Math.log10(power), weight: 1 / bin }));
  const total = points.reduce((sum, p) => sum + p.weight, 0);
  const meanX = points.reduce((sum, p) => sum + p.weight * p.x, 0) / total;
  const meanY = points.reduce((sum, p) => sum + p.weight * p.y, 0) / total;
  const covariance = points.reduce((sum, p) => sum + p.weight * (p.x - meanX) * (p.y - meanY), 0);
  return covariance / points.reduce((sum, p) => sum + p.weight * (p.x - meanX) ** 2, 0);
}

function difference(channel: Float32Array, order: number): Float32Array {
  if (order === 0) return channel;
  const lower = difference(channel, order - 1);
  return lower.map((x, i) => x - (lower.at(i - 1) ?? 0));
}

/** The difference taken across the wrap: its first `order` entries use samples from the end. */
function seamDifference(channel: Float32Array, order: number): number {
  return Math.max(...difference(channel, order).slice(0, order).map(Math.abs));
}

function rmsDifference(channel: Float32Array, order: number): number {
  return rms(difference(channel, order));
}

function rms(channel: Float32Array): number {
  return Math.sqrt(channel.reduce((sum, x) => sum + x * x, 0) / channel.length);
}

function correlation(a: Float32Array, b: Float32Array): number {
  const shared = a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0) / a.length;
  return shared / rms(a) / rms(b);
}

function levelWobbleDb(channel: Float32Array, sampleRate: number): number {
  const window = sampleRate / 10;
  const levels = Array.from(
    { length: channel.length / window },
    (_, i) => 20 * Math.log10(rms(channel.slice(i * window, (i + 1) * window))),
  );
  const mean = levels.reduce((sum, x) => sum + x, 0) / levels.length;
  return Math.sqrt(levels.reduce((sum, x) => sum + (x - mean) ** 2, 0) / levels.length);
}
