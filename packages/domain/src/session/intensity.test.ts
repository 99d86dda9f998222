import { describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS } from './defaults.ts';
import { intensityLabel } from './intensity.ts';

describe('intensityLabel', () => {
  it.each([
    [0.2, 'Subtle', 'Light'],
    [0.4, 'Light', 'Balanced'],
    [0.6, 'Balanced', 'Strong'],
    [0.8, 'Strong', 'Intense'],
  ])('turns at %d from %s to %s', (edge, below, from) => {
    expect(intensityLabel(edge - 1e-9)).toBe(below);
    expect(intensityLabel(edge)).toBe(from);
    expect(intensityLabel(edge + 1e-9)).toBe(from);
  });

  it('has a word for both ends of the slider', () => {
    expect(intensityLabel(0)).toBe('Subtle');
    expect(intensityLabel(1)).toBe('Intense');
  });

  it('calls the default intensity balanced', () => {
    expect(intensityLabel(DEMO_DEFAULTS.globalModulationStrength)).toBe('Balanced');
  });
});
