import { bandFor } from '../frequency/bands.ts';
import { mergeSettings } from '../session/merge-settings.ts';
import type { SessionSettings } from '../session/settings.ts';
import type { Suggestion } from './suggestion.ts';

/** The settings with the suggestion laid over them. Whether the session runs, and its background sound, stay as they are. */
export function applySuggestion(
  settings: SessionSettings,
  suggestion: Suggestion,
): SessionSettings {
  const { globalModulationHz, centerModulationHz } = suggestion;
  return mergeSettings(settings, {
    globalModulationHz,
    centerModulationHz,
    frequencyBand1: bandFor(globalModulationHz),
    frequencyBand2: bandFor(centerModulationHz),
    visualHue: suggestion.visualHue,
    globalModulationStrength: suggestion.globalModulationStrength,
    masterAudioVolume: suggestion.masterAudioVolume,
    waveform: suggestion.waveform,
  });
}
