import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS } from './defaults.ts';
import { mergeSettings } from './merge-settings.ts';
import { sessionSettingsSchema } from './settings.ts';

describe('mergeSettings', () => {
  it('lays the patch over the settings and leaves the rest', () => {
    expect(mergeSettings(DEMO_DEFAULTS, { isOn: true, visualHue: 100 })).toEqual({
      ...DEMO_DEFAULTS,
      isOn: true,
      visualHue: 100,
    });
  });

  it('changes neither of its inputs', () => {
    const settings = Object.freeze({ ...DEMO_DEFAULTS });
    const patch = Object.freeze({ visualHue: 900 });
    expect(mergeSettings(settings, patch).visualHue).toBe(360);
    expect(settings.visualHue).toBe(243);
    expect(patch.visualHue).toBe(900);
  });

  it('keeps defaults that lie between two steps', () => {
    const merged = mergeSettings(DEMO_DEFAULTS, { isochronicPitch: 136.1 });
    expect(merged.isochronicPitch).toBe(136.1);
    expect(merged.backgroundVolume).toBe(0.015);
  });

  it('keeps an empty pitch and an empty rhythm empty', () => {
    const patch = { isochronicPitch: null, globalModulationHz: null, centerModulationHz: null };
    expect(mergeSettings(DEMO_DEFAULTS, patch)).toMatchObject(patch);
  });

  it('always gives settings that the schema accepts, whatever the numbers', () => {
    const patches = fc.record(
      {
        globalModulationHz: fc.option(fc.double()),
        centerModulationHz: fc.option(fc.double()),
        globalModulationStrength: fc.double(),
        visualHue: fc.double(),
        isochronicPitch: fc.option(fc.double()),
        masterAudioVolume: fc.double(),
        backgroundVolume: fc.double(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(patches, (patch) => {
        const merged = mergeSettings(DEMO_DEFAULTS, patch);
        expect(sessionSettingsSchema.safeParse(merged).success).toBe(true);
        expect(mergeSettings(merged, {})).toEqual(merged);
      }),
    );
  });
});
