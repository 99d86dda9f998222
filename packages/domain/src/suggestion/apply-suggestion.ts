import { bandFor } from '../frequency/bands.ts';
import { mergeSettings } from '../session/merge-settings.ts';
import type { SessionSettings } from '../session/settings.ts';
import type { SuggestedSetting, Suggestion, SuggestionAlternative } from './suggestion.ts';

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
 * The settings with the suggestion laid over them, or what it `sets` of it, but for a volume that is lower already: none is
 * ever raised. Whether the session runs, and which background sound it has, stay as they are.
 */
export function applySuggestion(
  settings: SessionSettings,
  suggestion: Suggestion,
): SessionSettings {
  const { globalModulationStrength, masterAudioVolume, waveform, sets } = suggestion;
  const { backgroundVolume = settings.backgroundVolume } = suggestion;
  const whole = mergeSettings(applyReading(settings, suggestion), {
    globalModulationStrength,
    masterAudioVolume: Math.min(masterAudioVolume, settings.masterAudioVolume),
    backgroundVolume: Math.min(backgroundVolume, settings.backgroundVolume),
    waveform,
  });
  return sets === undefined ? whole : { ...settings, ...partOf(whole, sets) };
}

/** What stays a person's own while a program plays, which is never louder than that. */
const BESIDE_PROGRAMS: readonly SuggestedSetting[] = ['masterAudioVolume', 'backgroundVolume'];

/** Whether a suggestion sets anything that a program sets as well, and so takes the place of one that plays. */
export function takesOver({ sets }: Pick<Suggestion, 'sets'>): boolean {
  return sets?.every((name) => BESIDE_PROGRAMS.includes(name)) !== true;
}

/** The names of bands that go with the rhythms. */
const BANDS_OF: Readonly<Partial<Record<SuggestedSetting, keyof SessionSettings>>> = {
  globalModulationHz: 'frequencyBand1',
  centerModulationHz: 'frequencyBand2',
};

function partOf(
  whole: SessionSettings,
  sets: readonly SuggestedSetting[],
): Partial<SessionSettings> {
  const names = new Set<string>(sets.flatMap((name) => [name, BANDS_OF[name] ?? name]));
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name)));
}
