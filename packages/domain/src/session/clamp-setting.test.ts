import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampSetting, keepInRange } from './clamp-setting.ts';
import { type NumericSetting, SETTING_RANGES } from './setting-ranges.ts';

const anySetting = fc.constantFrom<NumericSetting>(
  'globalModulationHz',
  'centerModulationHz',
  'globalModulationStrength',
  'visualHue',
  'isochronicPitch',
  'masterAudioVolume',
  'backgroundVolume',
);

describe('clampSetting', () => {
  it.each<[NumericSetting, number, number]>([
    ['globalModulationStrength', -1, 0],
    ['globalModulationStrength', 2, 1],
    ['globalModulationStrength', 0.1 + 0.2, 0.3],
    ['globalModulationStrength', 0.455, 0.46],
    ['globalModulationStrength', 0.57, 0.57],
    ['visualHue', 243.4, 243],
    ['visualHue', 400, 360],
    ['isochronicPitch', 0, 28],
    ['isochronicPitch', 205.5, 206],
    ['isochronicPitch', 99999, 1760],
    ['centerModulationHz', 13.3333, 13.3],
    ['centerModulationHz', Infinity, 100],
    ['centerModulationHz', -Infinity, 0],
    ['masterAudioVolume', NaN, 0],
    ['isochronicPitch', NaN, 28],
  ])('holds %s of %d at %d', (name, value, held) => {
    expect(clampSetting(name, value)).toBe(held);
  });

  it('always lands inside the range, on a step, without dust, and stays there', () => {
    fc.assert(
      fc.property(anySetting, fc.double(), (name, value) => {
        const { min, max, step } = SETTING_RANGES[name];
        const held = clampSetting(name, value);
        expect(held).toBeGreaterThanOrEqual(min);
        expect(held).toBeLessThanOrEqual(max);
        const steps = (held - min) / step;
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
        expect(String(held).length).toBeLessThanOrEqual(6);
        expect(clampSetting(name, held)).toBe(held);
      }),
    );
  });

  it('moves a value inside the range by half a step at most', () => {
    fc.assert(
      fc.property(anySetting, fc.double({ min: 0, max: 1, noNaN: true }), (name, share) => {
        const { min, max, step } = SETTING_RANGES[name];
        const value = min + share * (max - min);
        expect(Math.abs(clampSetting(name, value) - value)).toBeLessThanOrEqual(step / 2 + 1e-9);
      }),
    );
  });
});

describe('keepInRange', () => {
  it('leaves a value inside the range exactly as it is', () => {
    expect(keepInRange('isochronicPitch', 136.1)).toBe(136.1);
    expect(keepInRange('backgroundVolume', 0.015)).toBe(0.015);
    expect(keepInRange('centerModulationHz', 40 / 3)).toBe(40 / 3);
  });

  it('stops at the ends, and takes the minimum for what is no number', () => {
    expect(keepInRange('visualHue', -1)).toBe(0);
    expect(keepInRange('visualHue', 361)).toBe(360);
    expect(keepInRange('isochronicPitch', NaN)).toBe(28);
  });
});
