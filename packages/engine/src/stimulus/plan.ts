import type { SessionSettings, Waveform } from '@overtone/domain/session/settings';
import type { Hertz } from '@overtone/domain/units';
import { deliveredLight, type LightDelivery } from './delivered-light.ts';
import { lightPlan, type LightPlan } from './light-plan.ts';
import type { Output } from './output.ts';
import { soundPlan, type SoundPlan } from './sound-plan.ts';

/** Why the sound has the frequency that it has: a loudspeaker carries every one that can be asked for. */
export type SoundReason = 'off' | 'as-asked';

/** One rhythm: what was asked for, what each sense gets, and why. 0 Hz means that the rhythm is off. */
export interface RhythmPlan {
  readonly askedHz: Hertz;
  readonly soundHz: Hertz;
  readonly soundReason: SoundReason;
  readonly light: LightDelivery;
}

/** Everything that the sound and the light need, as plain numbers. */
export interface StimulusPlan {
  readonly isOn: boolean;
  readonly waveform: Waveform;
  readonly global: RhythmPlan;
  readonly centre: RhythmPlan;
  readonly sound: SoundPlan;
  readonly light: LightPlan;
}

function rhythm(askedHz: Hertz | null, output: Output): RhythmPlan {
  const hz = askedHz ?? 0;
  const soundReason = hz > 0 ? 'as-asked' : 'off';
  return { askedHz: hz, soundHz: hz, soundReason, light: deliveredLight(hz, output) };
}

/**
 * Turns settings into the numbers that sound and light follow. Pure: the same settings on the same output give the same
 * plan. An empty frequency counts as 0, and a rhythm at 0 modulates nothing.
 */
export function stimulusFrom(settings: SessionSettings, output: Output): StimulusPlan {
  const global = rhythm(settings.globalModulationHz, output);
  const centre = rhythm(settings.centerModulationHz, output);
  return {
    isOn: settings.isOn,
    waveform: settings.waveform,
    global,
    centre,
    sound: soundPlan(settings, global.soundHz, centre.soundHz, output),
    light: lightPlan(settings, global.light.hz, centre.light.hz, output),
  };
}
