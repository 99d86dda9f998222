import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import type { DeliveredRhythm, EngineState, SignalReading } from '../session/engine-state.ts';

function rhythmNow(rhythm: DeliveredRhythm, reading: SignalReading['centre']): DeliveredRhythm {
  const { soundHz, lightHz } = reading;
  if (!rhythm.shown || !(soundHz > 0 && lightHz > 0)) return rhythm;
  const divisor = Math.round(soundHz / lightHz);
  const because = rhythm.light.reason === 'as-asked' ? 'screen' : rhythm.light.reason;
  const reason = divisor === 1 ? 'as-asked' : because;
  return { ...rhythm, askedHz: soundHz, soundHz, light: { hz: lightHz, divisor, reason } };
}

/** The plan with the frequencies that its gliding rhythms have now, by the phase function that sound and light follow. */
export function deliveredNow(
  plan: EngineState['plan'],
  reading: Pick<SignalReading, 'global' | 'centre'> | null,
): EngineState['plan'] {
  if (!reading || !glides(plan)) return plan;
  return {
    ...plan,
    global: rhythmNow(plan.global, reading.global),
    centre: rhythmNow(plan.centre, reading.centre),
  };
}

/** What a plan asks for of both rhythms. */
export function askedPair({ global, centre }: EngineState['plan']): RhythmPair {
  return { slowHz: global.askedHz, fastHz: centre.askedHz };
}

/** Whether a rhythm of a plan is on its way. */
export function glides({ global, centre }: EngineState['plan']): boolean {
  return global.shown !== undefined || centre.shown !== undefined;
}
