import { WAVEFORMS } from '../session/settings.ts';
import { describe, expect, it } from 'vitest';
import {
  glidingShapeHz,
  lightSeries,
  peakOf,
  pulseHeight,
  smoothingCutoffHz,
  soundSeries,
} from './pulse-series.ts';

describe('smoothingCutoffHz', () => {
  it.each([
    [0.1, 2],
    [0.5, 2],
    [0.51, 2.04],
    [3, 12],
    [40, 160],
  ])('for %d Hz is %d Hz', (hz, cutoff) => {
    expect(smoothingCutoffHz(hz)).toBeCloseTo(cutoff, 12);
  });
});

describe('soundSeries', () => {
  it('is a pure sine for Sine, lowered by the smoothing by 0.2%', () => {
    expect(soundSeries('Sine', 10)).toEqual([1 / Math.sqrt(1 + 1 / 256)]);
  });

  it('is empty for a rhythm that is off', () => {
    expect(soundSeries('Square', 0)).toEqual([]);
    expect(soundSeries('Square', Number.NaN)).toEqual([]);
  });

  it('keeps one shape from 0.5 Hz up, where the cutoff is four times the modulation', () => {
    for (const waveform of WAVEFORMS) {
      const slow = soundSeries(waveform, 0.5);
      soundSeries(waveform, 40).forEach((amplitude, i) =>
        expect(amplitude).toBeCloseTo(slow[i] ?? NaN, 12),
      );
    }
  });

  it('lowers the harmonic at the cutoff by 3 dB', () => {
    const triangleFourth = soundSeries('Sawtooth', 10)[3] ?? 0;
    expect(triangleFourth / (-2 / (4 * Math.PI))).toBeCloseTo(Math.SQRT1_2, 12);
  });

  it.each([
    ['Square', 0.25, 1],
    ['Triangle', 0.25, 1],
    ['Sawtooth', 0.3, 0.6],
    ['Sine', 0.25, 1],
  ] as const)('gives a %s its shape', (waveform, phase, height) => {
    expect(Math.abs(pulseHeight(soundSeries(waveform, 10), phase) - height)).toBeLessThan(0.1);
  });

  it('overshoots its plateau by no more than a few percent', () => {
    for (const waveform of WAVEFORMS) expect(peakOf(soundSeries(waveform, 10))).toBeLessThan(1.06);
  });
});

describe('lightSeries', () => {
  it('leaves out every harmonic that the screen would fold down', () => {
    expect(lightSeries('Square', 16, 27)).toHaveLength(1);
    expect(lightSeries('Square', 5, 27)).toHaveLength(5);
  });

  it('stays within -1 and 1', () => {
    for (const waveform of WAVEFORMS) {
      for (const hz of [0.1, 0.4, 1, 3, 7, 13, 26]) {
        expect(peakOf(lightSeries(waveform, hz, 27))).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  });
});

describe('pulseHeight', () => {
  it('equals the sum of its sines at any phase, also far from zero and negative', () => {
    const series = soundSeries('Sawtooth', 3);
    for (const phase of [0, 0.1, 0.77, -3.4, 12_345.678]) {
      const direct = series.reduce(
        (sum, b, i) => sum + b * Math.sin(2 * Math.PI * (i + 1) * phase),
        0,
      );
      expect(pulseHeight(series, phase)).toBeCloseTo(direct, 6);
    }
  });
});

describe('glidingShapeHz', () => {
  it('stands for the pulse of every moment within 0.02 of its height, with few shapes', () => {
    const shapes = new Set<number>();
    for (const waveform of WAVEFORMS) {
      for (let hz = 0.1; hz < 100; hz *= 1.013) {
        const shapeHz = glidingShapeHz(hz);
        shapes.add(shapeHz);
        const [own, drawn] = [soundSeries(waveform, hz), soundSeries(waveform, shapeHz)];
        for (let phase = 0; phase < 1; phase += 0.05) {
          const apart = Math.abs(pulseHeight(own, phase) - pulseHeight(drawn, phase));
          expect(apart).toBeLessThan(hz < 0.5 ? 0.02 : 1e-9);
        }
      }
    }
    expect(shapes.size).toBeLessThan(40);
  });
});
