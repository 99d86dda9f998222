import { useStore } from '@nanostores/react';
import type { Session } from '@overtone/client/session/session';
import type { EngineState } from '../session/engine-state.ts';
import { deliveredNow, glides } from './delivered-now.tsx';
import { CALM_REDRAW_MS, useSignal } from './use-signal.ts';

/**
 * What light and sound do, with the frequencies that gliding rhythms have now; null for a blind session, of which nothing
 * may be told. Nothing is read again and again unless a rhythm is on its way, and then once a second.
 */
export function useDelivered(session: Session): EngineState | null {
  const state = useStore(session.$engine);
  const isOn = useStore(session.$isOn);
  const isBlind = useStore(session.program.$isBlind);
  const reading = useSignal(session, isOn && !isBlind && glides(state.plan), CALM_REDRAW_MS);
  return isBlind ? null : { ...state, plan: deliveredNow(state.plan, reading) };
}
