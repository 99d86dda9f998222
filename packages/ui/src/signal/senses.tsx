import type { EngineState } from '../session/engine-state.ts';

/** Which senses anything reaches. */
export interface Senses {
  readonly hasLight: boolean;
  readonly hasSound: boolean;
}

/** What a person chose of light, and what this device can do. */
export function sensesReached(
  { light, audio }: Pick<EngineState, 'light' | 'audio'>,
  { showsLight }: { readonly showsLight: boolean },
): Senses {
  return { hasLight: showsLight && light !== 'unavailable', hasSound: audio !== 'unavailable' };
}
