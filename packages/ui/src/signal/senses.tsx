import type { EngineState } from '../session/engine-state.ts';

/** Which senses anything reaches. */
export interface Senses {
  readonly hasLight: boolean;
  readonly hasSound: boolean;
}

/** What a session reaches, by what a person chose of light and what this device can do. */
export function sensesReached(
  { light, audio }: Pick<EngineState, 'light' | 'audio'>,
  { showsLight }: { readonly showsLight: boolean },
): Senses {
  return { hasLight: showsLight && light !== 'unavailable', hasSound: audio !== 'unavailable' };
}

/**
 * What a rhythm reaches at this moment: nothing while the session is off or its intensity is 0, no sound before the device
 * plays, while the browser holds it back, or without volume.
 */
export function sensesNow(
  engine: Pick<EngineState, 'light' | 'audio' | 'plan'>,
  { showsLight, isOn }: { readonly showsLight: boolean; readonly isOn: boolean },
): Senses {
  const { hasLight } = sensesReached(engine, { showsLight });
  const pulses = isOn && !isStill(engine.plan);
  const isHeard = engine.audio === 'running' && engine.plan.sound.toneGain > 0;
  return { hasLight: pulses && hasLight, hasSound: pulses && isHeard };
}

/** Whether rhythms are there whose intensity is 0. */
export function isStill({ sound }: EngineState['plan']): boolean {
  const rhythms = [sound.global, sound.centre].filter(({ hz }) => hz > 0);
  return rhythms.length > 0 && rhythms.every(({ depth }) => depth === 0);
}
