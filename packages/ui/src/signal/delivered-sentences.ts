import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Hertz } from '@overtone/domain/units';
import type { DeliveredRhythm, EngineState } from '../session/engine-state.ts';
import { sensesReached } from './senses.tsx';

/** Why the light of a rhythm is not what was asked for; null when it is. */
export function lightSentence(rhythm: DeliveredRhythm, refreshHz: Hertz | null): string | null {
  const { askedHz, light } = rhythm;
  const shows = `Light shows ${formatFrequency(light.hz)}`;
  const asked = formatFrequency(askedHz);
  if (light.reason === 'screen' && refreshHz !== null) {
    return `${shows}: a ${Math.round(refreshHz)} Hz screen cannot show ${asked}.`;
  }
  if (light.reason === 'unknown-screen') {
    return `${shows} while your screen’s refresh rate is not yet known; ${asked} was asked for.`;
  }
  if (light.reason === 'unsteady-screen') {
    return `${shows} because your screen’s frame rate is uneven at the moment; ${asked} was asked for.`;
  }
  return null;
}

/** What decides about the light apart from the plan. */
export interface LightChoice {
  readonly showsLight: boolean;
  readonly inMeeting: boolean;
}

/** Everything that a person should read under the readout, or one sentence that all is as asked. */
export function deliveredSentences(engine: EngineState, choice: LightChoice): readonly string[] {
  const { hasLight, hasSound } = sensesReached(engine, choice);
  if (!hasLight) return [hasSound ? soundOnly(engine, choice) : nothing(engine, choice)];
  const reasons = lightSentences(engine);
  if (!hasSound) {
    const only = 'Light only: the sound cannot be played here.';
    return reasons.length > 0 ? [only, ...reasons] : [`${only} The light runs as asked.`];
  }
  return reasons.length > 0 ? reasons : ['Light and sound run as asked.'];
}

/** Why the light of the pair is not what was asked for; empty when it is. */
export function lightSentences({
  plan,
  refreshHz,
}: Pick<EngineState, 'plan' | 'refreshHz'>): readonly string[] {
  return [plan.centre, plan.global]
    .map((rhythm) => lightSentence(rhythm, refreshHz))
    .filter((sentence) => sentence !== null);
}

function soundOnly({ light }: EngineState, { inMeeting }: LightChoice): string {
  if (inMeeting) return 'Sound only, and low: you are in a meeting.';
  const why = light === 'unavailable' ? 'the light cannot be shown here' : 'the light is off';
  return `Sound only: ${why}. The sound runs as asked.`;
}

function nothing({ light }: EngineState, { inMeeting }: LightChoice): string {
  if (light === 'unavailable') return 'Nothing runs: neither light nor sound can be had here.';
  const off = inMeeting ? 'the light is off while you are in a meeting' : 'the light is off';
  return `Nothing runs: ${off}, and the sound cannot be played here.`;
}
