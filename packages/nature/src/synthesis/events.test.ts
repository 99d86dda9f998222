import { createRandom } from '@overtone/engine/dsp/random';
import { describe, expect, it } from 'vitest';
import { spectrumAt } from '../analysis/spectrum.ts';
import { bubble } from './bubbles.ts';
import { grain } from './grains.ts';
import { SAMPLE_RATE } from './loop.ts';
import { glide, struck } from './tones.ts';

describe('bubble', () => {
  it('sounds at 3 / r and rises as it fades', () => {
    const still = bubble(2, 0);
    const rising = bubble(2, 0.2);
    expect(crossings(still, 0, 0.01)).toBe(15);
    expect(crossings(rising, 0, 0.01)).toBe(18);
  });

  it('fades faster the smaller it is', () => {
    expect(bubble(0.5, 0.1).length).toBeLessThan(bubble(1, 0.1).length);
    expect(bubble(1, 0.1).length).toBeLessThan(bubble(4, 0.1).length);
    expect(peak(bubble(1, 0.1).slice(-20))).toBeLessThan(0.002);
  });
});

describe('grain', () => {
  it('has peak 1, its band and an end that is not heard', () => {
    const random = createRandom(4);
    const sound = grain(random, { centre: 3000, q: 4, decayMs: 3 });
    expect(peak(sound)).toBeCloseTo(1, 9);
    expect(peak(sound.slice(-10))).toBeLessThan(0.02);
    const padded = new Float64Array(SAMPLE_RATE / 10);
    padded.set(sound);
    const { power, binHz } = spectrumAt(padded, -0.02, 0.1);
    const centre =
      power.reduce((sum, x, k) => sum + x * k * binHz, 0) / power.reduce((a, x) => a + x, 0);
    expect(centre).toBeGreaterThan(2400);
    expect(centre).toBeLessThan(3800);
  });
});

describe('glide', () => {
  it('moves from one pitch to the other', () => {
    const sound = glide({
      length: 0.2,
      pitch: (share) => 2000 + 2000 * share,
      envelope: () => 1,
      octave: 0,
    });
    expect(crossings(sound, 0, 0.02)).toBe(42);
    expect(crossings(sound, 0.18, 0.2)).toBeGreaterThan(76);
  });
});

describe('struck', () => {
  it('rings every partial for its own time', () => {
    const sound = struck(
      [
        { pitch: 500, gain: 1, t60: 1 },
        { pitch: 2000, gain: 0.5, t60: 0.25 },
      ],
      0.002,
    );
    const level = (hz: number, from: number) => {
      const { power, binHz } = spectrumAt(sound, from, 0.1);
      return 10 * Math.log10(power[Math.round(hz / binHz)] ?? 0);
    };
    expect(sound).toHaveLength(SAMPLE_RATE);
    expect(level(500, 0.1) - level(500, 0.6)).toBeCloseTo(30, 0);
    expect(level(2000, 0.05) - level(2000, 0.1)).toBeCloseTo(12, 0);
  });
});

function peak(sound: Float64Array): number {
  return sound.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
}

/** Rising zero crossings between two times, seconds. */
function crossings(sound: Float64Array, from: number, to: number): number {
  let count = 0;
  for (let i = Math.round(from * SAMPLE_RATE); i < to * SAMPLE_RATE; i++) {
    if ((sound[i - 1] ?? 0) <= 0 && (sound[i] ?? 0) > 0) count++;
  }
  return count;
}
