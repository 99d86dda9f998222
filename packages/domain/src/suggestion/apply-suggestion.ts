import { bandFor } from '../frequency/bands.ts';
import { mergeSettings } from '../session/merge-settings.ts';
import type { SessionSettings } from '../session/settings.ts';
import type { Suggestion, SuggestionAlternative } from './suggestion.ts';

/** What a reading of a task sets: its pair and its hue. */
export type Reading = Pick<
  SuggestionAlternative,
  'globalModulationHz' | 'centerModulationHz' | 'visualHue'
>;

/** The settings with one reading laid over them: its pair and its hue, and nothing else. */
export function applyReading(settings: SessionSettings, reading: Reading): SessionSettings {
  const { globalModulationHz, centerModulationHz, visualHue } = reading;
  return mergeSettings(settings, {
    globalModulationHz,
    centerModulationHz,
    frequencyBand1: bandFor(globalModulationHz),
    frequencyBand2: bandFor(centerModulationHz),
    visualHue,
  });
}

/**
 * The settings with the suggestion laid over them, but for a volume that is lower already: it is never raised. Whether
 * the session runs, and its background sound, stay as they are.
 */
export function applySuggestion(
  settings: SessionSettings,
  suggestion: Suggestion,
): SessionSettings {
  const { globalModulationStrength, masterAudioVolume, waveform } = suggestion;
  return mergeSettings(applyReading(settings, suggestion), {
    globalModulationStrength,
    masterAudioVolume: Math.min(masterAudioVolume, settings.masterAudioVolume),
    waveform,
  });
}
