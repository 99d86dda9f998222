import type { OutputChoice } from '../safety/output-choice.ts';
import type { InterfaceSettings } from './interface-settings.ts';
import type { SessionSettings } from './settings.ts';

/** Everything that a person can set anywhere in the product. */
export type AnySetting = keyof SessionSettings | keyof InterfaceSettings | keyof OutputChoice;

/** Groups in which settings travel with an account: of a group, the last whole writing holds. */
export const SETTINGS_GROUPS = ['rhythm', 'look', 'sound', 'interface'] as const;

/** Group of settings that belong together. */
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];

/** Where a setting is kept: with the account, in a group; on this device only; or nowhere. */
export type SettingHome = SettingsGroup | 'device' | 'never';

/**
 * The home of every setting. Volumes belong to the loudspeaker they were set for, and what was agreed to about flashing
 * to the screen it was agreed on. Whether the session runs is never kept, so that light and sound start only when a
 * person starts them; nor is a meeting, which ends with the page.
 */
export const SETTINGS_HOMES = {
  isOn: 'never',
  frequencyBand1: 'rhythm',
  frequencyBand2: 'rhythm',
  globalModulationHz: 'rhythm',
  centerModulationHz: 'rhythm',
  waveform: 'rhythm',
  globalModulationStrength: 'look',
  visualHue: 'look',
  isochronicPitch: 'sound',
  backgroundSoundType: 'sound',
  ambientTrack: 'sound',
  hasOwnAudio: 'sound',
  masterAudioVolume: 'device',
  backgroundVolume: 'device',
  theme: 'interface',
  layout: 'interface',
  asksForRatings: 'interface',
  flashGuard: 'device',
  pulseStyle: 'device',
  showsLight: 'device',
  ducksSound: 'never',
} as const satisfies Readonly<Record<AnySetting, SettingHome>>;

/** Names of the settings whose home is `home`. */
export function settingsKeptIn(home: SettingHome): readonly string[] {
  return Object.entries(SETTINGS_HOMES)
    .filter(([, own]) => own === home)
    .map(([name]) => name);
}
