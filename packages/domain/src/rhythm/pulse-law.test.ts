import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLOCK_CYCLES,
  cyclesBefore,
  intervalAfter,
  type PulseLaw,
  pulsesAfter,
  SHORTEST_INTERVAL,
} from './pulse-law.ts';

const BEAT: PulseLaw = { hasBeat: true, seed: '0123456789abcdef0123456789abcdef' };
const NO_BEAT: PulseLaw = { ...BEAT, hasBeat: false };

describe('a law of pulses', () => {
  it('leaves a rhythm with a beat as it is', () => {
    for (const cycles of [-3.25, 0, 0.5, 255.75, 256, 100_000.125]) {
      expect(pulsesAfter(BEAT, cycles)).toBeCloseTo(cycles, 9);
    }
  });

  it('has as many pulses without a beat, and never fewer as time passes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1000, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (cycles, more) => {
          const now = pulsesAfter(NO_BEAT, cycles);
          expect(Math.abs(now - cycles)).toBeLessThan(16);
          expect(pulsesAfter(NO_BEAT, cycles + more)).toBeGreaterThanOrEqual(now);
        },
      ),
    );
    for (const block of [0, 1, 77]) {
      const joint = block * BLOCK_CYCLES - 0.25;
      expect(pulsesAfter(NO_BEAT, joint)).toBe(joint);
    }
  });

  it('knows when each interval begins, and has no two alike', () => {
    const begins = Array.from({ length: 2000 }, (_, interval) => cyclesBefore(NO_BEAT, interval));
    begins.forEach((cycles, interval) => {
      expect(pulsesAfter(NO_BEAT, cycles)).toBeCloseTo(interval - 0.25, 9);
      expect(intervalAfter(NO_BEAT, cycles + 1e-6)).toBe(interval);
    });
    const intervals = begins.slice(1).map((cycles, i) => cycles - (begins[i] ?? 0));
    expect(Math.min(...intervals)).toBeGreaterThan(SHORTEST_INTERVAL);
    expect(Math.max(...intervals)).toBeLessThan(2);
    expect(new Set(intervals.map((cycles) => cycles.toFixed(9))).size).toBe(intervals.length);
  });

  it('is the same for the same seed, and another for another', () => {
    const copy = { ...NO_BEAT };
    const other = { ...NO_BEAT, seed: '1123456789abcdef0123456789abcdef' };
    expect(pulsesAfter(copy, 7777.7)).toBe(pulsesAfter(NO_BEAT, 7777.7));
    expect(pulsesAfter(other, 7777.7)).not.toBe(pulsesAfter(NO_BEAT, 7777.7));
  });
});
