import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrhythmicPulsesMs } from './arrhythmic-pulses.ts';

const MINUTE_MS = 60_000;
const HZ = 10;

const seedOf = (number: number) => number.toString(16).padStart(32, '0');

/** Power of pulses at a frequency: about 1 for pulses at random, their number for a rhythm. */
function powerAt(pulsesMs: readonly number[], hz: number): number {
  let [re, im] = [0, 0];
  for (const atMs of pulsesMs) {
    re += Math.cos((2 * Math.PI * hz * atMs) / 1_000);
    im += Math.sin((2 * Math.PI * hz * atMs) / 1_000);
  }
  return (re ** 2 + im ** 2) / pulsesMs.length;
}

/** Mean power of 100 twins, each a minute long. */
const TWINS = Array.from({ length: 100 }, (_, number) =>
  arrhythmicPulsesMs({ meanHz: HZ, lengthMs: MINUTE_MS, seed: seedOf(number) }),
);
const meanPowerAt = (hz: number) =>
  TWINS.reduce((sum, twin) => sum + powerAt(twin, hz), 0) / TWINS.length;

describe('arrhythmicPulsesMs', () => {
  it('has the rhythm’s number of pulses over the same time, none nearer than a third of a period', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 100, noNaN: true }),
        fc.integer({ min: 0, max: 120_000 }),
        fc.nat(),
        (meanHz, lengthMs, number) => {
          const pulses = arrhythmicPulsesMs({ meanHz, lengthMs, seed: seedOf(number) });
          expect(Math.abs(pulses.length - (meanHz * lengthMs) / 1_000)).toBeLessThan(1.000001);
          const endMs = (pulses.length * 1_000) / meanHz;
          const periods = pulses.map(
            (atMs, index) => (((pulses[index + 1] ?? endMs) - atMs) * meanHz) / 1_000,
          );
          expect(Math.min(1, ...periods)).toBeGreaterThan(0.333);
          expect(Math.max(1, ...periods)).toBeLessThan(3.001);
        },
      ),
    );
  });

  it('has no line at the rhythm or its harmonics above the floor, where the rhythm has all its power', () => {
    const rhythm = Array.from({ length: 600 }, (_, cycle) => (cycle * 1_000) / HZ);
    for (const harmonic of [1, 2, 3]) {
      expect(powerAt(rhythm, harmonic * HZ)).toBeCloseTo(600, 6);
      expect(meanPowerAt(harmonic * HZ)).toBeLessThan(1.5);
    }
  });

  it('has no line anywhere near the rhythm either', () => {
    for (let hz = 0.5 * HZ; hz <= 1.5 * HZ; hz += HZ / 40) {
      expect(meanPowerAt(hz)).toBeLessThan(2);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    const stretch = { meanHz: HZ, lengthMs: MINUTE_MS, seed: seedOf(1) };
    expect(arrhythmicPulsesMs(stretch)).toEqual(TWINS[1]);
    expect(TWINS[2]).not.toEqual(TWINS[1]);
  });

  it('refuses what is no rate, length or seed', () => {
    for (const wrong of [{ meanHz: 0 }, { meanHz: Number.NaN }, { lengthMs: -1 }, { seed: '' }]) {
      const stretch = { meanHz: HZ, lengthMs: MINUTE_MS, seed: seedOf(1), ...wrong };
      expect(() => arrhythmicPulsesMs(stretch)).toThrow(RangeError);
    }
  });
});
