import type { Session } from '@overtone/client/session/session';
import type { Milliseconds } from '@overtone/domain/units';
import { useEffect, useState } from 'react';
import type { SignalReading } from '../session/engine-state.ts';

/** Time between two drawings: slow enough to be looked at, and far from flashing. */
export const REDRAW_MS: Milliseconds = 400;

/** The same for whoever asked for reduced motion. */
export const CALM_REDRAW_MS: Milliseconds = 1000;

/** What is being delivered, read a few times a second; null, and nothing is read, while it is not watched. */
export function useSignal(session: Session, isWatching: boolean): SignalReading | null {
  const [reading, setReading] = useState<SignalReading | null>(null);
  useEffect(() => {
    if (!isWatching) return undefined;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return session.watchSignal(isCalm ? CALM_REDRAW_MS : REDRAW_MS, setReading);
  }, [session, isWatching]);
  return isWatching ? reading : null;
}
