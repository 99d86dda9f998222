import type { Hertz } from '../units.ts';
import { DEFAULT_CARRIER_HZ } from './defaults.ts';

/** A carrier pitch that the settings panel offers by name. */
export interface PitchPreset {
  readonly pitchHz: Hertz;
  readonly name: string;
}

/** The named carrier pitches, low to high. The names are a convention, not a finding. */
export const PITCH_PRESETS = [
  { pitchHz: DEFAULT_CARRIER_HZ, name: 'Deep Focus' },
  { pitchHz: 205, name: 'Flow State' },
  { pitchHz: 432, name: 'Harmony' },
] as const satisfies readonly PitchPreset[];
