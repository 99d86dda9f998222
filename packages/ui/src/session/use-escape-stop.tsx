import type { Session } from '@overtone/client/session/session';
import { useEffect } from 'react';

/** Places that use Escape themselves; while the focus is in one, the first Escape belongs to it. */
const CLOSES_FIRST = '[role="dialog"], [role="alertdialog"], [role="listbox"]';

/**
 * Escape ends light and sound at once, wherever the focus is. The listener captures, so that no control can swallow
 * the key.
 */
export function useEscapeStop(session: Pick<Session, 'stopEverything'>): void {
  useEffect(() => {
    const stopOnEscape = (event: KeyboardEvent) => {
      const isInsideOverlay = event.target instanceof Element && event.target.closest(CLOSES_FIRST);
      if (event.key === 'Escape' && !isInsideOverlay) session.stopEverything();
    };
    window.addEventListener('keydown', stopOnEscape, true);
    return () => window.removeEventListener('keydown', stopOnEscape, true);
  }, [session]);
}
