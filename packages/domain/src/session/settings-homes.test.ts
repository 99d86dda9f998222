import { describe, expect, it } from 'vitest';
import { DEFAULT_OUTPUT_CHOICE } from '../safety/output-choice.ts';
import { interfaceSettingsSchema } from './interface-settings.ts';
import { SETTINGS_HOMES, settingsKeptIn } from './settings-homes.ts';
import { sessionSettingsSchema } from './settings.ts';

describe('SETTINGS_HOMES', () => {
  it('gives every setting a home, and names nothing else', () => {
    expect(Object.keys(SETTINGS_HOMES).sort()).toEqual(
      [
        ...Object.keys(sessionSettingsSchema.shape),
        ...Object.keys(interfaceSettingsSchema.shape),
        ...Object.keys(DEFAULT_OUTPUT_CHOICE),
      ].sort(),
    );
  });

  it('never keeps whether the session runs or the person is in a meeting', () => {
    expect(settingsKeptIn('never')).toEqual(['isOn', 'ducksSound']);
  });

  it('keeps volumes and everything about flashing on the device', () => {
    expect(settingsKeptIn('device')).toEqual([
      'masterAudioVolume',
      'backgroundVolume',
      'flashGuard',
      'pulseStyle',
      'showsLight',
    ]);
  });
});
