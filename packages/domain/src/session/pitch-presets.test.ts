import { describe, expect, it } from 'vitest';
import { APP_DEFAULTS, DEMO_DEFAULTS } from './defaults.ts';
import { PITCH_PRESETS } from './pitch-presets.ts';
import { SETTING_RANGES } from './setting-ranges.ts';

describe('PITCH_PRESETS', () => {
  it('offers three named pitches', () => {
    expect(PITCH_PRESETS).toEqual([
      { pitchHz: 136.1, name: 'Deep Focus' },
      { pitchHz: 205, name: 'Flow State' },
      { pitchHz: 432, name: 'Harmony' },
    ]);
  });

  it('lies within the pitch slider', () => {
    const { min, max } = SETTING_RANGES.isochronicPitch;
    for (const { pitchHz } of PITCH_PRESETS) {
      expect(pitchHz).toBeGreaterThanOrEqual(min);
      expect(pitchHz).toBeLessThanOrEqual(max);
    }
  });

  it('holds the default pitch of the demo and of the app', () => {
    const pitches: readonly (number | null)[] = PITCH_PRESETS.map(({ pitchHz }) => pitchHz);
    expect(pitches).toContain(DEMO_DEFAULTS.isochronicPitch);
    expect(pitches).toContain(APP_DEFAULTS.isochronicPitch);
  });
});
