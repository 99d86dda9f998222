import { createRandom } from '@overtone/engine/dsp/random';
import { describe, expect, it } from 'vitest';
import { judgeSeam } from '../analysis/seam.ts';
import { bandPower, meanSpectrum } from '../analysis/spectrum.ts';
import { applyGain, curveAt, curveOf, drift } from './control-curves.ts';
import { rms, silentLoop } from './loop.ts';
import { noiseBed } from './noise-bed.ts';
import { reverberate } from './reverb.ts';
import { band, highPass, hump, lowPass, shaped, tilt } from './spectrum-shapes.ts';

describe('noiseBed', () => {
  const bed = noiseBed(createRandom(1), shaped(tilt(100, -3), lowPass(4000, 2)), 0.3);

  it('follows the shape it is given', () => {
    const spectrum = meanSpectrum(bed.left, 0.5);
    const level = (hz: number) => 10 * Math.log10(bandPower(spectrum, hz / 1.1, hz * 1.1) / hz);
    expect(level(1600) - level(400)).toBeCloseTo(-6, 0);
    expect(level(8000) - level(2000)).toBeLessThan(-15);
  });

  it('has level 1, the wanted correlation and no seam', () => {
    expect(rms(bed)).toBeCloseTo(1, 6);
    const shared = bed.left.reduce((sum, x, i) => sum + x * (bed.right[i] ?? 0), 0);
    expect(shared / bed.left.length).toBeCloseTo(0.3, 1);
    const seam = judgeSeam(bed.left);
    expect(Math.max(seam.step, seam.click, seam.change)).toBeLessThan(1);
  });
});

describe('drift', () => {
  const curve = drift(createRandom(2), { lowest: 0.1, highest: 2, exponent: 1 });

  it('has mean 0 and RMS 1', () => {
    expect(curve.reduce((sum, x) => sum + x, 0) / curve.length).toBeCloseTo(0, 9);
    expect(curve.reduce((sum, x) => sum + x * x, 0) / curve.length).toBeCloseTo(1, 9);
  });

  it('goes on round the loop', () => {
    expect(curveAt(curve, 80.3)).toBeCloseTo(curveAt(curve, 0.3), 9);
    expect(curveAt(curve, -1)).toBeCloseTo(curveAt(curve, 79), 9);
    const step = Math.abs((curve[0] ?? 0) - (curve.at(-1) ?? 0));
    const steps = curve.slice(1).map((x, i) => Math.abs(x - (curve[i] ?? 0)));
    expect(step).toBeLessThan(steps.reduce((most, x) => Math.max(most, x), 0));
  });
});

describe('applyGain', () => {
  it('follows the curve between its points', () => {
    const sound = { left: silentLoop().left.fill(1), right: silentLoop().right.fill(2) };
    applyGain(
      sound,
      curveOf((time) => 1 + 0.5 * Math.sin((2 * Math.PI * time) / 80)),
    );
    expect(sound.left[20 * 48_000 + 77]).toBeCloseTo(1.5, 5);
    expect(sound.right[60 * 48_000]).toBeCloseTo(1, 5);
  });
});

describe('reverberate', () => {
  it('lets the tail cross the seam and die away', () => {
    const sound = silentLoop();
    sound.left[sound.left.length - 10] = 1;
    reverberate(createRandom(3), sound, { t60: 1, delay: 0.01, highest: 5000, level: 0 });
    const energy = (from: number, to: number) =>
      sound.left.subarray(from * 48_000, to * 48_000).reduce((sum, x) => sum + x * x, 0);
    expect(energy(0.02, 0.12)).toBeGreaterThan(0);
    const fallDb = 10 * Math.log10(energy(0.02, 0.12) / energy(0.52, 0.62));
    expect(fallDb).toBeGreaterThan(27);
    expect(fallDb).toBeLessThan(33);
    expect(energy(5, 70)).toBeLessThan(1e-20);
  });
});

describe('spectrum shapes', () => {
  it('have their levels where they say', () => {
    expect(highPass(100, 2)(100)).toBeCloseTo(-3.01, 2);
    expect(highPass(100, 2)(25)).toBeCloseTo(-24, 0);
    expect(lowPass(1000, 1)(8000)).toBeCloseTo(-18, 0);
    expect(tilt(500, -3)(250)).toBe(0);
    expect(tilt(500, -3)(2000)).toBe(-6);
    expect(hump(1000, 1, 6)(1000)).toBe(6);
    expect(band(1000, 0.5)(1000 * 2 ** 0.5)).toBeCloseTo(-4.343, 3);
    expect(shaped(tilt(500, -3), hump(2000, 1, 6))(2000)).toBe(0);
  });
});
