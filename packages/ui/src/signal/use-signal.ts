import type { Session } from '@overtone/client/session/session';
import type { Milliseconds } from '@overtone/domain/units';
import { useEffect, useState } from 'react';
import type { SignalReading } from '../session/engine-state.ts';

/** Time between two drawings: slow enough to be looked at, and far from flashing. */
export const REDRAW_MS: Milliseconds = 400;

/** The same for whoever asked for reduced motion, and for what is read as figures. */
export const CALM_REDRAW_MS: Milliseconds = 1000;

/**
 * What is being delivered, read a few times a second, or as seldom as is asked; null, and nothing is read, while it is not
 * watched.
 */
export function useSignal(
  session: Session,
  isWatching: boolean,
  everyMs: Milliseconds = REDRAW_MS,
): SignalReading | null {
  const [reading, setReading] = useState<SignalReading | null>(null);
  useEffect(() => {
    if (!isWatching) return undefined;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return session.watchSignal(isCalm ? CALM_REDRAW_MS : everyMs, setReading);
  }, [session, isWatching, everyMs]);
  return isWatching ? reading : null;
}
