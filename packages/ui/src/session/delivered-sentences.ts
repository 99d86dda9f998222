import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Hertz } from '@overtone/domain/units';
import type { DeliveredRhythm, EngineState } from './engine-state.ts';

/** Why the light of a rhythm is not what was asked for; null when it is. */
export function lightSentence(rhythm: DeliveredRhythm, refreshHz: Hertz | null): string | null {
  const { askedHz, light } = rhythm;
  const shows = `Light shows ${formatFrequency(light.hz)}`;
  if (light.reason === 'screen' && refreshHz !== null) {
    return `${shows}: a ${Math.round(refreshHz)} Hz screen cannot show ${formatFrequency(askedHz)}.`;
  }
  if (light.reason === 'unknown-screen') {
    return `${shows} while your screen’s refresh rate is not yet known; ${formatFrequency(askedHz)} was asked for.`;
  }
  return null;
}

/** Everything that a person should read under the readout, or one sentence that all is as asked. */
export function deliveredSentences({ plan, refreshHz }: EngineState): readonly string[] {
  const reasons = [plan.centre, plan.global]
    .map((rhythm) => lightSentence(rhythm, refreshHz))
    .filter((sentence) => sentence !== null);
  return reasons.length > 0 ? reasons : ['Light and sound run as asked.'];
}
