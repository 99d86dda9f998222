import { describe, expect, it } from 'vitest';
import { currentOptimization } from './current-optimization.ts';
import { DEMO_DEFAULTS } from './defaults.ts';

describe('currentOptimization', () => {
  it('takes the primary state from the centre rhythm and the supporting one from the global rhythm', () => {
    expect(currentOptimization(DEMO_DEFAULTS)).toEqual({
      primary: { band: 'Gamma', text: 'Gamma, 40 Hz' },
      supporting: { band: 'Delta', text: 'Delta, 3 Hz' },
    });
  });

  it('follows the frequencies, not the stored labels', () => {
    const settings = { ...DEMO_DEFAULTS, centerModulationHz: 10, globalModulationHz: 0.1 };
    expect(currentOptimization(settings)).toEqual({
      primary: { band: 'Alpha', text: 'Alpha, 10 Hz' },
      supporting: { band: 'Breath', text: 'Breath, 1 cycle per 10 s' },
    });
  });

  it.each([null, 0])('falls back to the stored labels where a rhythm is %s', (off) => {
    const settings = {
      ...DEMO_DEFAULTS,
      frequencyBand1: 'Calm',
      frequencyBand2: 'Flow',
      centerModulationHz: off,
      globalModulationHz: off,
    };
    expect(currentOptimization(settings)).toEqual({
      primary: { band: 'Flow', text: 'Flow' },
      supporting: { band: 'Calm', text: 'Calm' },
    });
  });

  it('falls back for one rhythm at a time', () => {
    const settings = { ...DEMO_DEFAULTS, globalModulationHz: null };
    expect(currentOptimization(settings)).toEqual({
      primary: { band: 'Gamma', text: 'Gamma, 40 Hz' },
      supporting: { band: 'Delta', text: 'Delta' },
    });
  });
});
