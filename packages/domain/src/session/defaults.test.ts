import { describe, expect, it } from 'vitest';
import { bandFor } from '../frequency/bands.ts';
import { APP_DEFAULTS, DEFAULT_CARRIER_HZ, DEMO_DEFAULTS } from './defaults.ts';
import { sessionSettingsSchema } from './settings.ts';

describe('DEMO_DEFAULTS', () => {
  it('is what the demo promises', () => {
    expect(DEMO_DEFAULTS).toEqual({
      isOn: false,
      frequencyBand1: 'Delta',
      frequencyBand2: 'Gamma',
      globalModulationHz: 3,
      centerModulationHz: 40,
      waveform: 'Sine',
      globalModulationStrength: 0.45,
      masterAudioVolume: 0.1,
      visualHue: 243,
      isochronicPitch: 205,
      backgroundSoundType: 'ambient',
      backgroundVolume: 0.015,
      ambientTrack: 'Serene Rain',
      hasOwnAudio: false,
    });
  });

  it('labels its rhythms with their own bands', () => {
    expect(bandFor(DEMO_DEFAULTS.globalModulationHz ?? NaN)).toBe(DEMO_DEFAULTS.frequencyBand1);
    expect(bandFor(DEMO_DEFAULTS.centerModulationHz ?? NaN)).toBe(DEMO_DEFAULTS.frequencyBand2);
  });
});

describe('APP_DEFAULTS', () => {
  it('differs from the demo in the carrier and the hue only', () => {
    expect(DEFAULT_CARRIER_HZ).toBe(136.1);
    expect(APP_DEFAULTS).toEqual({ ...DEMO_DEFAULTS, isochronicPitch: 136.1, visualHue: 240 });
  });
});

describe('every set of defaults', () => {
  it.each([DEMO_DEFAULTS, APP_DEFAULTS])('is inside the ranges of the settings', (defaults) => {
    expect(sessionSettingsSchema.parse(defaults)).toEqual(defaults);
  });
});
