import { createRandom } from '@overtone/engine/dsp/random';
import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '../synthesis/loop.ts';
import {
  bandEnvelope,
  kurtosis,
  modulationExponent,
  strongestModulation,
  variation,
} from './band-envelope.ts';
import { judgeSeam } from './seam.ts';
import {
  bandPower,
  meanSpectrum,
  spectrumAt,
  THIRD_OCTAVES,
  thirdOctaveLevels,
} from './spectrum.ts';

const SECONDS = 10;

describe('bandEnvelope', () => {
  it('sees the depth and the rate of a modulated tone', () => {
    const tone = signal(
      (t) => (1 + 0.5 * Math.sin(2 * Math.PI * 7 * t)) * Math.sin(2 * Math.PI * 1000 * t),
    );
    const envelope = bandEnvelope(tone, 900, 1100);
    expect(variation(envelope)).toBeCloseTo(0.5 / Math.SQRT2, 3);
    expect(strongestModulation(envelope, 1, 50)).toBeCloseTo(7, 6);
  });

  it('is Rayleigh and flat for steady noise', () => {
    const envelope = bandEnvelope(whiteNoise(), 1000, 5000);
    expect(variation(envelope)).toBeCloseTo(0.523, 2);
    expect(kurtosis(envelope)).toBeCloseTo(3.25, 0);
    expect(Math.abs(modulationExponent(envelope, 20, 100))).toBeLessThan(0.1);
  });

  it('is heavy-tailed for sparse clicks', () => {
    const clicks = signal((t) => (t % 1 === 0 ? 1 : 0));
    expect(kurtosis(bandEnvelope(clicks, 1000, 5000))).toBeGreaterThan(100);
  });
});

describe('spectrum', () => {
  it('puts a tone into its third octave', () => {
    const levels = thirdOctaveLevels(
      meanSpectrum(
        signal((t) => Math.sin(2 * Math.PI * 1000 * t)),
        0.5,
      ),
    );
    expect(THIRD_OCTAVES[13]).toBe(1000);
    expect(levels[13]).toBeCloseTo(0, 2);
    expect(levels[16]).toBeLessThan(-60);
  });

  it('shares the power of a bin between bands that meet in it', () => {
    const spectrum = spectrumAt(whiteNoise(), 0, 0.05);
    const whole = bandPower(spectrum, 100, 190);
    expect(bandPower(spectrum, 100, 133) + bandPower(spectrum, 133, 190)).toBeCloseTo(whole, 12);
  });
});

describe('judgeSeam', () => {
  const random = createRandom(12);
  const tones = Array.from({ length: 60 }, () => ({
    hz: Math.round(random.logBetween(80, 3000) * SECONDS) / SECONDS,
    phase: random.between(0, 2 * Math.PI),
  }));
  const smooth = signal((t) =>
    tones.reduce((sum, { hz, phase }) => sum + Math.sin(2 * Math.PI * hz * t + phase), 0),
  );

  it('finds nothing where the end runs into the beginning', () => {
    const seam = judgeSeam(smooth);
    expect(seam.step).toBeLessThan(1);
    expect(seam.click).toBeLessThan(1);
  });

  it('finds a cut', () => {
    const seam = judgeSeam(smooth.subarray(0, 470_007));
    expect(seam.step).toBe(1);
    expect(seam.click).toBe(1);
  });

  it('finds a change of sound', () => {
    const mixed = whiteNoise().map((x, i) => (i < 24_000 ? 0 : x) + 0.1 * (smooth[i] ?? 0));
    expect(judgeSeam(mixed).change).toBeGreaterThan(0.98);
  });
});

function signal(value: (time: number) => number): Float64Array {
  return Float64Array.from({ length: SECONDS * SAMPLE_RATE }, (_, i) => value(i / SAMPLE_RATE));
}

function whiteNoise(): Float64Array {
  return signal(createRandom(11).gaussian);
}
