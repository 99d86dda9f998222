import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Hertz } from '@overtone/domain/units';
import type { DeliveredRhythm, EngineState } from '../session/engine-state.ts';

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
    return `${shows} because your screen’s pictures do not come evenly now; ${asked} was asked for.`;
  }
  return null;
}

/** What decides about the light apart from the plan. */
export interface LightChoice {
  readonly showsLight: boolean;
  readonly inMeeting: boolean;
}

/** Everything that a person should read under the readout, or one sentence that all is as asked. */
export function deliveredSentences(
  { plan, refreshHz }: Pick<EngineState, 'plan' | 'refreshHz'>,
  { showsLight, inMeeting }: LightChoice,
): readonly string[] {
  if (inMeeting) return ['Sound only, and low: you are in a meeting.'];
  if (!showsLight) return ['Sound only: the light is off. The sound runs as asked.'];
  const reasons = [plan.centre, plan.global]
    .map((rhythm) => lightSentence(rhythm, refreshHz))
    .filter((sentence) => sentence !== null);
  return reasons.length > 0 ? reasons : ['Light and sound run as asked.'];
}
