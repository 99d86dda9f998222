import type { Session } from '@overtone/client/session/session';
import type { Stop } from '@overtone/domain/stop';

/** Places that use Escape themselves; while the focus is in one, the first Escape belongs to it. */
const CLOSES_FIRST = 'dialog, [role="dialog"], [role="alertdialog"], [data-trigger]';

/**
 * Lets Escape end light and sound at once, wherever the focus is, until stopped. The listener captures, so that no
 * control can swallow the key.
 */
export function stopOnEscape(session: Pick<Session, 'stopEverything'>): Stop {
  const stop = (event: KeyboardEvent) => {
    const isInsideOverlay = event.target instanceof Element && event.target.closest(CLOSES_FIRST);
    if (event.key === 'Escape' && !isInsideOverlay) session.stopEverything();
  };
  window.addEventListener('keydown', stop, true);
  return () => window.removeEventListener('keydown', stop, true);
}
