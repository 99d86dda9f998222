import { TRACK_LOOP_S } from '@overtone/domain/session/background-sounds';
import type { NatureTrack } from '@overtone/domain/session/background-sounds';
import { describe, expect, it } from 'vitest';
import {
  bandEnvelope,
  kurtosis,
  modulationExponent,
  strongestModulation,
  variation,
} from './analysis/band-envelope.ts';
import { decodeMp3, loopOf } from './analysis/decode-mp3.ts';
import { bandPower, meanSpectrum, spectrumAt } from './analysis/spectrum.ts';
import { mp3Path } from './files/track-files.ts';
import { measureLoudness } from './mastering/loudness.ts';
import { CRICKETS, PULSES_PER_S } from './recipes/night-crickets.ts';
import { LOWEST_TUBE, TUBE_MODES } from './recipes/wind-chimes.ts';
import { SAMPLE_RATE, type Stereo } from './synthesis/loop.ts';

/** Variation of the envelope of steady noise (Rayleigh). */
const STEADY = 0.523;

describe('Serene Rain', () => {
  it('is as steady as noise, with no beat anywhere from 20 to 100 Hz', async () => {
    const { left } = await committed('Serene Rain');
    expect(variation(bandEnvelope(left, 5200, 7800))).toBeCloseTo(STEADY, 1);
    const drops = bandEnvelope(left, 1600, 3200);
    expect(Math.abs(modulationExponent(drops, 20, 100))).toBeLessThan(0.2);
    expect(kurtosis(drops)).toBeGreaterThan(3.4);
  });
});

describe('Ocean Waves', () => {
  it('breaks seven times a loop, about every eleven seconds', async () => {
    const { left } = await committed('Ocean Waves');
    const surf = bandEnvelope(left, 200, 800);
    expect(1 / strongestModulation(surf, 0.05, 0.5)).toBeCloseTo(TRACK_LOOP_S / 7, 0);
    expect(modulationExponent(surf, 0.1, 6)).toBeGreaterThan(1.2);
  });

  it('leads with the lows and leaves the hiss of foam behind', async () => {
    const { left } = await committed('Ocean Waves');
    const low = levels(left, 60, 130, 0.25);
    const high = levels(left, 4000, 8000, 0.25);
    const lag = strongestLag(low, high) * 0.25;
    expect(lag).toBeGreaterThan(0.75);
    expect(lag).toBeLessThan(3);
  });

  it('holds its upper hump up to 6 kHz within 9 dB of the main one', async () => {
    const spectrum = meanSpectrum((await committed('Ocean Waves')).left, 0.5);
    const level = (centre: number) =>
      10 * Math.log10(bandPower(spectrum, centre / 2 ** 0.5, centre * 2 ** 0.5));
    expect(level(4000) - level(350)).toBeGreaterThan(-9);
    expect(level(4000) - level(12_500)).toBeGreaterThan(3);
  });
});

describe('Mountain Stream', () => {
  it('is made of bubbles: short rounded drops from 0.4 to 5 kHz', async () => {
    const { left } = await committed('Mountain Stream');
    const spectrum = meanSpectrum(left, 0.5);
    expect(bandPower(spectrum, 400, 5000) / bandPower(spectrum, 20, 20_000)).toBeGreaterThan(0.75);
    const large = bandEnvelope(left, 400, 800);
    expect(kurtosis(large)).toBeGreaterThan(4.5);
    expect(modulationExponent(large, 20, 100)).toBeGreaterThan(0.8);
  });
});

describe('Gentle Wind', () => {
  it('grows brighter as it grows stronger, slowly', async () => {
    const { left } = await committed('Gentle Wind');
    const low = levels(left, 100, 400, 0.5);
    const high = levels(left, 800, 1600, 0.5);
    const brightness = high.map((level, i) => level - (low[i] ?? 0));
    expect(correlation(low, brightness)).toBeGreaterThan(0.4);
    expect(modulationExponent(bandEnvelope(left, 800, 1600), 0.05, 1)).toBeGreaterThan(0.8);
  });
});

describe('Forest Birds', () => {
  it('has clear notes between 2 and 7 kHz, with room between them', async () => {
    const { left } = await committed('Forest Birds');
    const share = tonalShare(left, 2000, 7000);
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.5);
    expect(tonalShare((await committed('Gentle Wind')).left, 2000, 7000)).toBeLessThan(0.01);
  });
});

describe('Night Crickets', () => {
  it('sings at its carriers, in chirps of pulses', async () => {
    const { left } = await committed('Night Crickets');
    const spectrum = meanSpectrum(left, 0.5);
    const carrier = CRICKETS[0]?.carrier ?? 0;
    const song = bandPower(spectrum, carrier - 60, carrier + 60);
    expect(song / bandPower(spectrum, carrier - 560, carrier - 440)).toBeGreaterThan(10);
    const envelope = bandEnvelope(left, carrier - 130, carrier + 130);
    expect(strongestModulation(envelope, 1, 4)).toBeCloseTo(CRICKETS[0]?.chirpsPerS ?? 0, 1);
    expect(Math.abs(strongestModulation(envelope, 15, 45) - PULSES_PER_S)).toBeLessThan(3);
  });
});

describe('Distant Thunder', () => {
  it('rolls three times, low and long, over the rain', async () => {
    const { left } = await committed('Distant Thunder');
    const low = levels(left, 50, 250, 1);
    const quiet = [...low].sort((a, b) => a - b)[low.length / 2] ?? 0;
    const rolls = stretchesAbove(low, quiet + 5);
    expect(rolls).toHaveLength(3);
    for (const seconds of rolls) {
      expect(seconds).toBeGreaterThanOrEqual(2);
      expect(seconds).toBeLessThanOrEqual(10);
    }
    expect(Math.max(...low) - quiet).toBeGreaterThan(9);
  });
});

describe('Campfire Crackle', () => {
  it('crackles sparsely and breathes about once a second', async () => {
    const { left } = await committed('Campfire Crackle');
    expect(kurtosis(bandEnvelope(left, 1600, 3200))).toBeGreaterThan(30);
    const flicker = strongestModulation(bandEnvelope(left, 60, 400), 0.3, 6);
    expect(flicker).toBeGreaterThan(0.75);
    expect(flicker).toBeLessThan(1.65);
  });
});

describe('Hidden Waterfall', () => {
  it('is broad, steady and wide', async () => {
    const loop = await committed('Hidden Waterfall');
    expect(measureLoudness(loop).range).toBeLessThan(1.5);
    const envelope = bandEnvelope(loop.left, 1600, 3200);
    expect(variation(envelope)).toBeCloseTo(STEADY, 1);
    expect(
      correlation(
        [...loop.left.subarray(0, SAMPLE_RATE)],
        [...loop.right.subarray(0, SAMPLE_RATE)],
      ),
    ).toBeLessThan(0.25);
  });
});

describe('Wind Chimes', () => {
  it('rings with the partials of a tube, not with harmonics', async () => {
    const { left } = await committed('Wind Chimes');
    const spectrum = meanSpectrum(left, 2);
    const standsOutDb = (hz: number) => {
      const ring = bandPower(spectrum, hz - 2, hz + 3);
      const beside = bandPower(spectrum, hz - 14, hz - 4) + bandPower(spectrum, hz + 5, hz + 15);
      return 10 * Math.log10((4 * ring) / beside);
    };
    expect(standsOutDb(LOWEST_TUBE)).toBeGreaterThan(12);
    expect(standsOutDb(LOWEST_TUBE * TUBE_MODES[1].ratio)).toBeGreaterThan(8);
    expect(standsOutDb(LOWEST_TUBE * 3)).toBeLessThan(3);
  });
});

async function committed(track: NatureTrack): Promise<Stereo> {
  return loopOf(await decodeMp3(mp3Path(track)));
}

/** Level of a band in each stretch, dB. */
function levels(channel: Float64Array, low: number, high: number, stretchS: number): number[] {
  return Array.from(
    { length: TRACK_LOOP_S / stretchS },
    (_, i) => 10 * Math.log10(bandPower(spectrumAt(channel, i * stretchS, stretchS), low, high)),
  );
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const covariance = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, i) => sum + (value - mx) * ((y[i] ?? 0) - my), 0);
  const scale = covariance(a, meanA, a, meanA) * covariance(b, meanB, b, meanB);
  return covariance(a, meanA, b, meanB) / Math.sqrt(scale);
}

/** By how many steps the second series comes after the first, round the loop. */
function strongestLag(first: readonly number[], second: readonly number[]): number {
  const lags = Array.from({ length: 41 }, (_, i) => i - 20);
  const shifted = (lag: number) =>
    second.map((_, i) => second[(i + lag + second.length) % second.length] ?? 0);
  return lags.reduce((best, lag) =>
    correlation(first, shifted(lag)) > correlation(first, shifted(best)) ? lag : best,
  );
}

/** Share of 50 ms stretches in which one narrow line stands 20 dB over the band's median. */
function tonalShare(channel: Float64Array, low: number, high: number): number {
  const stretch = 0.05;
  const count = TRACK_LOOP_S / stretch;
  let tonal = 0;
  for (let i = 0; i < count; i++) {
    const { power, binHz } = spectrumAt(channel, i * stretch, stretch);
    const bins = [...power.subarray(low / binHz, high / binHz)].sort((a, b) => a - b);
    if ((bins.at(-1) ?? 0) > 100 * (bins[bins.length >> 1] ?? 0)) tonal++;
  }
  return tonal / count;
}

/** Lengths of the stretches in which a series stays above a level; one gap of a step is bridged. */
function stretchesAbove(series: readonly number[], level: number): number[] {
  const lengths: number[] = [];
  let length = 0;
  let gap = 0;
  for (const value of [...series, -Infinity, -Infinity]) {
    if (value > level) {
      length += gap + 1;
      gap = 0;
    } else if (length > 0 && ++gap > 1) {
      lengths.push(length);
      length = 0;
      gap = 0;
    }
  }
  return lengths;
}
