import type { BackgroundSoundType, NatureTrack } from '@overtone/domain/session/background-sounds';
import type { SessionSettings, Waveform } from '@overtone/domain/session/settings';
import type { OwnSettings } from '@overtone/domain/suggestion/also-set';
import {
  applyReading,
  applySuggestion,
  type Reading,
  takesOver,
} from '@overtone/domain/suggestion/apply-suggestion';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Degrees, Hertz, UnitInterval } from '@overtone/domain/units';
import type { SettingsChange } from './session-change.ts';
import type { SessionStore } from './session-store.ts';

/** The two rhythms, as a person sets them. Null or 0 switches one off; a rhythm left out stays as it is. */
export interface Rhythms {
  readonly globalModulationHz?: Hertz | null;
  readonly centerModulationHz?: Hertz | null;
}

/** What a person can do with a session's settings. Buttons, hotkeys and menus call the same commands. */
export interface SettingsCommands {
  /** Intensity, 0 to 1. */
  readonly setStrength: (strength: UnitInterval) => void;
  /** Colour of the light. */
  readonly setHue: (hue: Degrees) => void;
  /** Pitch of the tone; null means the default carrier. */
  readonly setPitch: (pitchHz: Hertz | null) => void;
  readonly setWaveform: (waveform: Waveform) => void;
  readonly setRhythms: (rhythms: Rhythms) => void;
  readonly setBackgroundSound: (type: BackgroundSoundType) => void;
  readonly setTrack: (track: NatureTrack) => void;
  /** Loudness of the tone, 0 to 1. */
  readonly setMasterVolume: (volume: UnitInterval) => void;
  /** Loudness of the background sound, 0 to 1. */
  readonly setBackgroundVolume: (volume: UnitInterval) => void;
  /** Whether the person listens to sound of their own: then the tone plays, and no background sound with it. */
  readonly setHasOwnAudio: (hasOwnAudio: boolean) => void;
  /**
   * Merges a suggestion's settings into the current ones; of an order what it sets, into those in force, since the rest stays as
   * it is. It never turns the effect on; an order that sets nothing does nothing.
   */
  readonly applySuggestion: (suggestion: Suggestion) => void;
  /** Sets the pair and the hue of another reading of a suggestion, and nothing else. */
  readonly applyReading: (reading: Reading) => void;
  /** Sets several settings of the person's own in one step. */
  readonly setOwn: (own: OwnSettings) => void;
  /** Takes back the last change or suggestion. On and off are not steps, so nothing starts or stops. */
  readonly undo: () => void;
}

/** Makes the commands that write to `store`. `inForce` is what holds now, where that may be another's than the person's. */
export function createSettingsCommands(
  store: SessionStore,
  inForce: () => SessionSettings = () => store.$settings.get(),
): SettingsCommands {
  const set = (change: SettingsChange) => store.patch(change, 'person');
  return {
    setStrength: (globalModulationStrength) => set({ globalModulationStrength }),
    setHue: (visualHue) => set({ visualHue }),
    setPitch: (isochronicPitch) => set({ isochronicPitch }),
    setWaveform: (waveform) => set({ waveform }),
    setRhythms: (rhythms) => set(rhythms),
    setBackgroundSound: (backgroundSoundType) => set({ backgroundSoundType }),
    setTrack: (ambientTrack) => set({ ambientTrack }),
    setMasterVolume: (masterAudioVolume) => set({ masterAudioVolume }),
    setBackgroundVolume: (backgroundVolume) => set({ backgroundVolume }),
    setHasOwnAudio: (hasOwnAudio) => set({ hasOwnAudio }),
    applySuggestion(suggestion) {
      const { sets } = suggestion;
      if (sets?.length === 0) return;
      const isTaking = takesOver(suggestion);
      const before = sets !== undefined && isTaking ? inForce() : store.$settings.get();
      store.patch(applySuggestion(before, suggestion), isTaking ? 'suggestion' : 'order');
    },
    applyReading(reading) {
      store.patch(applyReading(store.$settings.get(), reading), 'suggestion');
    },
    setOwn: set,
    undo: store.undo,
  };
}
