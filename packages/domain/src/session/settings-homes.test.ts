import { describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS } from './defaults.ts';
import { SETTINGS_HOMES, settingsKeptIn } from './settings-homes.ts';
import { sessionSettingsSchema } from './settings.ts';

describe('SETTINGS_HOMES', () => {
  it('gives every setting a home', () => {
    expect(Object.keys(SETTINGS_HOMES).sort()).toEqual(
      Object.keys(sessionSettingsSchema.shape).sort(),
    );
  });

  it('never keeps whether the session runs', () => {
    expect(settingsKeptIn('never', { ...DEMO_DEFAULTS, isOn: true })).toEqual({ isOn: true });
  });

  it('keeps volumes on the device', () => {
    expect(settingsKeptIn('device', DEMO_DEFAULTS)).toEqual({
      masterAudioVolume: 0.1,
      backgroundVolume: 0.015,
    });
  });
});

describe('settingsKeptIn', () => {
  it('splits the settings into parts that make them up again', () => {
    expect({
      ...settingsKeptIn('account', DEMO_DEFAULTS),
      ...settingsKeptIn('device', DEMO_DEFAULTS),
      ...settingsKeptIn('never', DEMO_DEFAULTS),
    }).toEqual(DEMO_DEFAULTS);
  });
});
