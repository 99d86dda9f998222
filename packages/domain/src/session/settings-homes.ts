import type { SessionSettings } from './settings.ts';

/** Where a setting is kept: with the account on every device, on this device only, or nowhere. */
export type SettingHome = 'account' | 'device' | 'never';

/**
 * The home of every setting. Volumes belong to the loudspeaker they were set for; whether the session runs is never
 * kept, so that light and sound start only when a person starts them.
 */
export const SETTINGS_HOMES: Readonly<Record<keyof SessionSettings, SettingHome>> = {
  isOn: 'never',
  frequencyBand1: 'account',
  frequencyBand2: 'account',
  globalModulationHz: 'account',
  centerModulationHz: 'account',
  globalModulationStrength: 'account',
  visualHue: 'account',
  isochronicPitch: 'account',
  masterAudioVolume: 'device',
  backgroundSoundType: 'account',
  ambientTrack: 'account',
  backgroundVolume: 'device',
  waveform: 'account',
  hasOwnAudio: 'account',
};

/** The part of `settings` that is kept in `home`. */
export function settingsKeptIn(
  home: SettingHome,
  settings: SessionSettings,
): Partial<SessionSettings> {
  const homes = new Map<string, SettingHome>(Object.entries(SETTINGS_HOMES));
  return Object.fromEntries(Object.entries(settings).filter(([name]) => homes.get(name) === home));
}
