import { z } from 'zod';
import { BACKGROUND_SOUND_TYPES, NATURE_TRACKS } from './background-sounds.ts';
import { type NumericSetting, SETTING_RANGES } from './setting-ranges.ts';

/** Shapes of a modulation over one cycle. The carrier is always a sine. */
export const WAVEFORMS = ['Sine', 'Square', 'Triangle', 'Sawtooth'] as const;

/** Shape of a modulation. */
export type Waveform = (typeof WAVEFORMS)[number];

function inRange(name: NumericSetting) {
  return z.number().min(SETTING_RANGES[name].min).max(SETTING_RANGES[name].max);
}

/**
 * Everything a session can be set to. The schema is the type and the range; defaults are in `defaults.ts`.
 * `globalModulationHz` is the slow rhythm of the whole screen and of the tone, `centerModulationHz` the fast rhythm at
 * the centre of the overlay; 0 or null switches a rhythm off. `isochronicPitch` is the carrier in Hz; null means the
 * default carrier.
 */
export const sessionSettingsSchema = z.strictObject({
  isOn: z.boolean(),
  frequencyBand1: z.string().max(40),
  frequencyBand2: z.string().max(40),
  globalModulationHz: inRange('globalModulationHz').nullable(),
  centerModulationHz: inRange('centerModulationHz').nullable(),
  globalModulationStrength: inRange('globalModulationStrength'),
  visualHue: inRange('visualHue'),
  isochronicPitch: inRange('isochronicPitch').nullable(),
  masterAudioVolume: inRange('masterAudioVolume'),
  backgroundSoundType: z.enum(BACKGROUND_SOUND_TYPES),
  ambientTrack: z.enum(NATURE_TRACKS),
  backgroundVolume: inRange('backgroundVolume'),
  waveform: z.enum(WAVEFORMS),
  hasOwnAudio: z.boolean(),
});

/** The settings of one session. */
export type SessionSettings = Readonly<z.infer<typeof sessionSettingsSchema>>;
