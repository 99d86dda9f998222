import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSliderValue, sliderStep } from './slider-step.ts';

describe('sliderStep', () => {
  it.each([
    ['globalModulationStrength', 0.45, 0.01],
    ['backgroundVolume', 0.015, 0.005],
    ['backgroundVolume', 0.013, 0.001],
    ['isochronicPitch', 136.1, 0.1],
    ['isochronicPitch', 205, 1],
    ['visualHue', 243, 1],
  ] as const)('lets %s hold %s with a step of %s', (name, stored, step) => {
    expect(sliderStep(name, stored)).toBeCloseTo(step, 9);
  });
});

describe('nextSliderValue', () => {
  it('moves in the setting’s own steps', () => {
    expect(nextSliderValue('globalModulationStrength', 0.45, 0.46)).toBe(0.46);
    expect(nextSliderValue('globalModulationStrength', 0.45, 0.502)).toBe(0.5);
  });

  it('leaves a value between two steps for the next step in the direction of the move', () => {
    expect(nextSliderValue('backgroundVolume', 0.015, 0.02)).toBe(0.02);
    expect(nextSliderValue('backgroundVolume', 0.015, 0.01)).toBe(0.01);
    expect(nextSliderValue('isochronicPitch', 136.1, 136.2)).toBe(137);
    expect(nextSliderValue('isochronicPitch', 136.1, 136)).toBe(136);
  });

  it('always lands on a step, inside the range, and never against the direction of the move', () => {
    const level = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(level, level, (stored, moved) => {
        const next = nextSliderValue('backgroundVolume', stored, moved);
        expect(next * 100).toBeCloseTo(Math.round(next * 100), 9);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThanOrEqual(1);
        if (moved > stored + 0.005) expect(next).toBeGreaterThanOrEqual(stored);
        if (moved < stored - 0.005) expect(next).toBeLessThanOrEqual(stored);
      }),
    );
  });
});
