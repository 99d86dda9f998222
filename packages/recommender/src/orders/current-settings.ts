import { isInModulationRange } from '@overtone/domain/frequency/modulation-range';
import type { SessionSettings, Waveform } from '@overtone/domain/session/settings';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { SUGGESTION_DEFAULTS } from '@overtone/domain/suggestion/suggestion';
import type { Degrees, Hertz, UnitInterval } from '@overtone/domain/units';

/** What is set now, as far as it is known. */
export type CurrentSettings = {
  readonly [
    Name in
      | 'globalModulationHz'
      | 'centerModulationHz'
      | 'visualHue'
      | 'globalModulationStrength'
      | 'masterAudioVolume'
      | 'backgroundSoundType'
      | 'backgroundVolume'
      | 'hasOwnAudio'
      | 'waveform'
  ]?: SessionSettings[Name] | undefined;
};

/** What an order begins with. A rhythm that is null is off. */
export interface Settings {
  readonly globalModulationHz: Hertz | null;
  readonly centerModulationHz: Hertz | null;
  readonly visualHue: Degrees;
  readonly globalModulationStrength: UnitInterval;
  readonly masterAudioVolume: UnitInterval;
  /** Of what plays behind the tone; null where nothing does, or nothing is known of it. */
  readonly backgroundVolume: UnitInterval | null;
  readonly waveform: Waveform;
}

/** What an order changes, which may be nothing, and the sentence that says so. */
export type Step = readonly [Partial<Settings>, string];

/** What is set, and where that is unknown, the neutral state’s. */
export function settingsNow(current: CurrentSettings): Settings {
  const { centerHz, globalHz, hue } = SUGGESTION_STATES.none;
  const { globalModulationStrength, masterAudioVolume, waveform } = SUGGESTION_DEFAULTS;
  return {
    ...(rhythmsNow(current) ?? { globalModulationHz: globalHz, centerModulationHz: centerHz }),
    visualHue: current.visualHue ?? hue,
    globalModulationStrength: current.globalModulationStrength ?? globalModulationStrength,
    masterAudioVolume: current.masterAudioVolume ?? masterAudioVolume,
    backgroundVolume: backgroundNow(current),
    waveform: current.waveform ?? waveform,
  };
}

function backgroundNow({
  backgroundSoundType,
  backgroundVolume,
  hasOwnAudio,
}: CurrentSettings): UnitInterval | null {
  const plays = (backgroundSoundType ?? 'off') !== 'off' && hasOwnAudio !== true;
  return plays ? (backgroundVolume ?? null) : null;
}

/** Both rhythms as they are set now, off or on; undefined where one is not told, or the slow one is not below the fast one. */
function rhythmsNow({
  globalModulationHz,
  centerModulationHz,
}: CurrentSettings): Pick<Settings, 'globalModulationHz' | 'centerModulationHz'> | undefined {
  if (globalModulationHz === undefined || centerModulationHz === undefined) return undefined;
  const slow = rhythmOrOff(globalModulationHz);
  const centre = rhythmOrOff(centerModulationHz);
  if (slow !== null && centre !== null && slow >= centre) return undefined;
  return { globalModulationHz: slow, centerModulationHz: centre };
}

function rhythmOrOff(hz: Hertz | null): Hertz | null {
  return hz !== null && isInModulationRange(hz) ? hz : null;
}

/** Whether it is known which rhythms are set now, or that they are off. */
export function isKnown(current: CurrentSettings): boolean {
  return rhythmsNow(current) !== undefined;
}
