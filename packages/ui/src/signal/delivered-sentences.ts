import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Hertz } from '@overtone/domain/units';
import type { DeliveredRhythm, EngineState } from '../session/engine-state.ts';
import { isStill, sensesReached } from './senses.tsx';

/** Why the light of a rhythm is not what was asked for, or will not be once the session is on; null when it is. */
export function lightSentence(
  rhythm: DeliveredRhythm,
  refreshHz: Hertz | null,
  isOn: boolean,
): string | null {
  const { askedHz, light } = rhythm;
  const shows = `Light ${isOn ? 'shows' : 'will show'} ${formatFrequency(light.hz)}`;
  const asked = formatFrequency(askedHz);
  if (light.reason === 'screen' && refreshHz !== null) {
    return `${shows}: a ${Math.round(refreshHz)} Hz screen cannot show ${asked}.`;
  }
  if (light.reason === 'unknown-screen') {
    return `${shows} instead of ${asked} until we know your screen’s refresh rate.`;
  }
  if (light.reason === 'unsteady-screen') {
    return `${shows} instead of ${asked}, because your screen’s frame rate is uneven at the moment.`;
  }
  return null;
}

/** What decides about the light apart from the plan. */
export interface LightChoice {
  readonly showsLight: boolean;
  readonly inMeeting: boolean;
  readonly isOn: boolean;
}

/** Everything that a person should read under the readout, or one sentence that all is as asked. */
export function deliveredSentences(engine: EngineState, choice: LightChoice): readonly string[] {
  const { hasLight, hasSound } = sensesReached(engine, choice);
  const { isOn } = choice;
  const off = isOn ? [] : ['Nothing is running.'];
  if (isOn && isStill(engine.plan)) return ['Nothing pulses: Effect Intensity is at 0%.'];
  if (!hasLight && !hasSound) return [nothing(engine, choice)];
  if (!hasLight) return [...off, soundOnly(engine, choice)];
  const reasons = lightSentences(engine, isOn);
  const silent = withoutSound(engine, isOn) ?? withoutTone(engine, isOn);
  if (silent !== null) {
    const light = `The light ${isOn ? 'runs' : 'will run'} as asked.`;
    return [...off, ...(reasons.length > 0 ? [silent, ...reasons] : [`${silent} ${light}`])];
  }
  const both = `Light and sound ${isOn ? 'run' : 'will run'} as asked.`;
  return [...off, ...(reasons.length > 0 ? reasons : [both])];
}

/** Why there is light without sound; null where there is sound, or will be. */
function withoutSound(engine: EngineState, isOn: boolean): string | null {
  if (engine.audio === 'unavailable') return 'Light only: the sound cannot be played here.';
  const why = isOn ? silence(engine) : null;
  return why === null ? null : `Light only: ${why}.`;
}

/** Why nothing is heard of a session that is on; null where it is. */
function silence({ audio, plan }: EngineState): string | null {
  if (audio === 'suspended') return 'your browser is holding the sound back';
  const { toneGain, background } = plan.sound;
  return toneGain > 0 || background.gain > 0 ? null : 'the volume is at 0%';
}

/** Says of a session that is on that a background plays without the tone, whose volume is another; null where none does. */
function withoutTone({ plan }: EngineState, isOn: boolean): string | null {
  const { toneGain, background } = plan.sound;
  if (!isOn || toneGain > 0 || background.gain === 0) return null;
  return 'Only the background sound is heard: the volume is at 0%.';
}

/** Why the light of the pair is not what was asked for; empty when it is. */
export function lightSentences(
  { plan, refreshHz }: Pick<EngineState, 'plan' | 'refreshHz'>,
  isOn: boolean,
): readonly string[] {
  return [plan.centre, plan.global]
    .map((rhythm) => lightSentence(rhythm, refreshHz, isOn))
    .filter((sentence) => sentence !== null);
}

function soundOnly(engine: EngineState, { inMeeting, isOn }: LightChoice): string {
  const { light } = engine;
  const why = light === 'unavailable' ? 'the light cannot be shown here' : 'the light is off';
  const silent = isOn ? silence(engine) : null;
  if (silent !== null) return `Nothing is running: ${silent}, and ${why}.`;
  const untoned = withoutTone(engine, isOn);
  if (inMeeting) {
    const low = `${isOn ? 'Sound only' : 'Sound alone will run'}, and low: you are in a meeting.`;
    return untoned === null ? low : `${low} ${untoned}`;
  }
  return `Sound only: ${why}. ${untoned ?? `The sound ${isOn ? 'runs' : 'will run'} as asked.`}`;
}

function nothing({ light }: EngineState, { inMeeting }: LightChoice): string {
  if (light === 'unavailable')
    return 'Nothing is running: neither light nor sound is available here.';
  const off = inMeeting ? 'the light is off while you are in a meeting' : 'the light is off';
  return `Nothing is running: ${off}, and the sound cannot be played here.`;
}
