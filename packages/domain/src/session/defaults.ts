import type { Hertz } from '../units.ts';
import type { SessionSettings } from './settings.ts';

/** Carrier used when no pitch is set, and the app's default carrier. */
export const DEFAULT_CARRIER_HZ: Hertz = 136.1;

/** Settings that the browser demo starts with. */
export const DEMO_DEFAULTS: SessionSettings = {
  isOn: false,
  frequencyBand1: 'Delta',
  frequencyBand2: 'Gamma',
  globalModulationHz: 3,
  centerModulationHz: 40,
  globalModulationStrength: 0.45,
  visualHue: 243,
  isochronicPitch: 205,
  masterAudioVolume: 0.1,
  backgroundSoundType: 'ambient',
  ambientTrack: 'Serene Rain',
  backgroundVolume: 0.015,
  waveform: 'Sine',
  hasOwnAudio: false,
};

/** Settings that the desktop app starts with: the demo's, with the app's own carrier and hue. */
export const APP_DEFAULTS: SessionSettings = {
  ...DEMO_DEFAULTS,
  isochronicPitch: DEFAULT_CARRIER_HZ,
  visualHue: 240,
};
