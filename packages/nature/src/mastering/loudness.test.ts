import { describe, expect, it } from 'vitest';
import { amplitude, SAMPLE_RATE, type Stereo } from '../synthesis/loop.ts';
import { measureLoudness } from './loudness.ts';
import { truePeak } from './true-peak.ts';

describe('measureLoudness', () => {
  it('reads -3.01 LUFS for a full-scale sine of 997 Hz in one channel (BS.1770-4)', () => {
    const { left } = tone([[0, 20]], 997);
    const loudness = measureLoudness({ left, right: new Float64Array(left.length) });
    expect(loudness.integrated).toBeCloseTo(-3.01, 1);
  });

  it.each([-23, -33])('reads %d LUFS for a stereo sine of that level (EBU Tech 3341)', (level) => {
    expect(measureLoudness(tone([[level, 20]])).integrated).toBeCloseTo(level, 1);
  });

  it('leaves out what is far quieter than the rest (EBU Tech 3341, case 3)', () => {
    const gated = tone([
      [-36, 10],
      [-23, 60],
      [-36, 10],
    ]);
    expect(measureLoudness(gated).integrated).toBeCloseTo(-23, 1);
  });

  it('leaves out silence (EBU Tech 3341, case 4)', () => {
    const gated = tone([
      [-72, 10],
      [-36, 10],
      [-23, 60],
      [-36, 10],
      [-72, 10],
    ]);
    expect(measureLoudness(gated).integrated).toBeCloseTo(-23, 1);
  });

  it.each([
    [-20, -30, 10],
    [-20, -15, 5],
    [-40, -20, 20],
  ])('reads the range between %d and %d LUFS as %d LU (EBU Tech 3342)', (first, second, range) => {
    const sound = tone([
      [first, 20],
      [second, 20],
    ]);
    expect(Math.abs(measureLoudness(sound).range - range)).toBeLessThan(1);
  });

  it('has no loudness for silence', () => {
    expect(measureLoudness(tone([[-Infinity, 4]])).integrated).toBe(-Infinity);
  });
});

describe('truePeak', () => {
  it('finds the peak that falls between samples (EBU Tech 3341, case 16)', () => {
    const sound = Float64Array.from(
      { length: SAMPLE_RATE },
      (_, i) => 0.5 * Math.sin((2 * Math.PI * i) / 4 + Math.PI / 4),
    );
    const samplePeak = sound.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    expect(20 * Math.log10(samplePeak)).toBeLessThan(-9);
    const reading = truePeak({ left: sound, right: new Float64Array(SAMPLE_RATE) });
    expect(reading).toBeLessThan(-6 + 0.2);
    expect(reading).toBeGreaterThan(-6 - 0.4);
  });
});

/** A sine in both channels, in stretches of [level dBFS, seconds]. */
function tone(stretches: readonly (readonly [number, number])[], hz = 1000): Stereo {
  const seconds = stretches.reduce((sum, [, length]) => sum + length, 0);
  const left = new Float64Array(seconds * SAMPLE_RATE);
  let at = 0;
  for (const [level, length] of stretches) {
    for (const end = at + length * SAMPLE_RATE; at < end; at++) {
      left[at] = amplitude(level) * Math.sin((2 * Math.PI * hz * at) / SAMPLE_RATE);
    }
  }
  return { left, right: left.slice() };
}
