import type { Session } from '@overtone/client/session/session';
import { useEffect } from 'react';
import { stopOnEscape } from './stop-on-escape.tsx';

/** Escape ends light and sound at once while the component stays; see `stopOnEscape`. */
export function useEscapeStop(session: Pick<Session, 'stopEverything'>): void {
  useEffect(() => stopOnEscape(session), [session]);
}
