import { describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS } from './defaults.ts';
import { SETTING_RANGES } from './setting-ranges.ts';
import { sessionSettingsSchema } from './settings.ts';

const accepts = (change: object) =>
  sessionSettingsSchema.safeParse({ ...DEMO_DEFAULTS, ...change }).success;

describe('SETTING_RANGES', () => {
  it('gives the sliders the ranges and steps of the contract', () => {
    expect(SETTING_RANGES).toMatchObject({
      globalModulationStrength: { min: 0, max: 1, step: 0.01 },
      visualHue: { min: 0, max: 360, step: 1 },
      isochronicPitch: { min: 28, max: 1760, step: 1 },
      masterAudioVolume: { min: 0, max: 1, step: 0.01 },
      backgroundVolume: { min: 0, max: 1, step: 0.01 },
    });
  });
});

describe('sessionSettingsSchema', () => {
  it.each(Object.entries(SETTING_RANGES))(
    'accepts %s at both ends of its range and nothing beyond',
    (name, { min, max }) => {
      expect(accepts({ [name]: min })).toBe(true);
      expect(accepts({ [name]: max })).toBe(true);
      expect(accepts({ [name]: min - 0.001 })).toBe(false);
      expect(accepts({ [name]: max + 0.001 })).toBe(false);
      expect(accepts({ [name]: NaN })).toBe(false);
      expect(accepts({ [name]: '0.5' })).toBe(false);
    },
  );

  it('lets a rhythm and the pitch be empty, and no level', () => {
    expect(accepts({ globalModulationHz: null })).toBe(true);
    expect(accepts({ centerModulationHz: null })).toBe(true);
    expect(accepts({ isochronicPitch: null })).toBe(true);
    expect(accepts({ masterAudioVolume: null })).toBe(false);
  });

  it.each(['Sine', 'Square', 'Triangle', 'Sawtooth'])('accepts the waveform %s', (waveform) => {
    expect(accepts({ waveform })).toBe(true);
  });

  it.each([
    { waveform: 'sine' },
    { backgroundSoundType: 'white' },
    { ambientTrack: '../secrets' },
    { isOn: 1 },
    { somethingElse: true },
  ])('refuses %o', (change) => {
    expect(accepts(change)).toBe(false);
  });

  it('refuses settings with a field missing', () => {
    const { isOn: _, ...rest } = DEMO_DEFAULTS;
    expect(sessionSettingsSchema.safeParse(rest).success).toBe(false);
  });
});
