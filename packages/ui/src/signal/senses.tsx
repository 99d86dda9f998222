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

/** What is reached at this moment: nothing while the session is off, no sound while the browser holds it back. */
export function sensesNow(
  engine: Pick<EngineState, 'light' | 'audio'>,
  { showsLight, isOn }: { readonly showsLight: boolean; readonly isOn: boolean },
): Senses {
  const { hasLight, hasSound } = sensesReached(engine, { showsLight });
  return { hasLight: isOn && hasLight, hasSound: isOn && hasSound && engine.audio !== 'suspended' };
}
