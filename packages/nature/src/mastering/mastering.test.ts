import { createRandom } from '@overtone/engine/dsp/random';
import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE, type Stereo } from '../synthesis/loop.ts';
import { limit } from './limiter.ts';
import { measureLoudness } from './loudness.ts';
import { FULL_SCALE, master, quantised, TARGET_LOUDNESS, TRUE_PEAK_CEILING } from './mastering.ts';
import { truePeak } from './true-peak.ts';

describe('limit', () => {
  it('keeps the true peak under the ceiling, at the seam too', () => {
    const sound = noise(0.1);
    for (const at of [0, 20_000, sound.left.length - 1]) sound.left[at] = 3;
    expect(limit(sound, -6)).toBeLessThan(-12);
    expect(truePeak(sound)).toBeLessThanOrEqual(-5.9);
  });

  it('leaves quiet sound as it is', () => {
    const sound = noise(0.05);
    const before = sound.left.slice();
    expect(limit(sound, -3)).toBe(0);
    expect(sound.left).toEqual(before);
  });

  it('lowers both channels alike, around the peak only, without bending quickly', () => {
    const sound = {
      left: new Float64Array(48_000).fill(0.1),
      right: new Float64Array(48_000).fill(0.1),
    };
    sound.left[24_000] = 2;
    limit(sound, 0);
    expect(sound.right[24_000]).toBeLessThan(0.06);
    expect(sound.right[24_000 - 800]).toBeCloseTo(0.1, 12);
    expect(sound.right[24_000 + 800]).toBeCloseTo(0.1, 12);
    const steps = sound.right.slice(1).map((x, i) => Math.abs(x - (sound.right[i] ?? 0)));
    expect(steps.reduce((most, x) => Math.max(most, x), 0)).toBeLessThan(0.0004);
  });
});

describe('master', () => {
  it('brings a sound with clicks to the common loudness under the common ceiling', () => {
    const sound = noise(0.003);
    for (let at = 5000; at < sound.left.length; at += 30_000) sound.right[at] = 0.4;
    expect(master(sound)).toBeLessThan(0);
    expect(measureLoudness(sound).integrated).toBeCloseTo(TARGET_LOUDNESS, 1);
    expect(truePeak(sound)).toBeLessThanOrEqual(TRUE_PEAK_CEILING + 0.05);
  });
});

describe('quantised', () => {
  it('interleaves the channels as 24-bit numbers', () => {
    const samples = quantised({ left: Float64Array.of(0, 1), right: Float64Array.of(-1, 0.5) });
    expect([...samples]).toEqual([0, 1 - FULL_SCALE, FULL_SCALE - 1, FULL_SCALE / 2]);
  });
});

function noise(level: number): Stereo {
  const random = createRandom(9);
  const channel = () =>
    Float64Array.from({ length: 6 * SAMPLE_RATE }, () => level * random.between(-1, 1));
  return { left: channel(), right: channel() };
}
