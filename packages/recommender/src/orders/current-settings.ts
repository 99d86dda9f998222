import { isInModulationRange } from '@overtone/domain/frequency/modulation-range';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { SUGGESTION_DEFAULTS, type Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Pair } from './both-rhythms.ts';

/** What is set now, as far as it is known. */
export type CurrentSettings = {
  readonly [
    Name in
      | 'globalModulationHz'
      | 'centerModulationHz'
      | 'visualHue'
      | 'globalModulationStrength'
      | 'masterAudioVolume'
      | 'waveform'
  ]?: SessionSettings[Name] | undefined;
};

/** Everything that an order may change. */
export type Settings = Omit<Suggestion, 'narrativeExplanation'>;

/** What an order begins with: what is set, and where that is unknown, the neutral state’s. */
export function settingsNow(current: CurrentSettings): Settings {
  const { centerHz, globalHz, hue } = SUGGESTION_STATES.none;
  const { globalModulationStrength, masterAudioVolume, waveform } = SUGGESTION_DEFAULTS;
  return {
    ...(pairNow(current) ?? { globalModulationHz: globalHz, centerModulationHz: centerHz }),
    visualHue: current.visualHue ?? hue,
    globalModulationStrength: current.globalModulationStrength ?? globalModulationStrength,
    masterAudioVolume: current.masterAudioVolume ?? masterAudioVolume,
    waveform: current.waveform ?? waveform,
  };
}

/** The pair that is set now; undefined unless both rhythms are on and the slow one is below the fast one. */
function pairNow({ globalModulationHz, centerModulationHz }: CurrentSettings): Pair | undefined {
  const slow = globalModulationHz ?? 0;
  const centre = centerModulationHz ?? 0;
  const isPair = isInModulationRange(slow) && isInModulationRange(centre) && slow < centre;
  return isPair ? { globalModulationHz: slow, centerModulationHz: centre } : undefined;
}

/** Whether the pair that is set now is known. */
export function isKnown(current: CurrentSettings): boolean {
  return pairNow(current) !== undefined;
}
