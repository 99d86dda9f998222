import type { Stop } from '@overtone/domain/stop';
import { PANEL_CHANGES, paceOf } from './calm-changes.ts';

/**
 * Lets a page's own folding parts (`details`) fold and unfold as calmly as panels may change: whatever lies below them
 * moves with them, and a key that is held would make that flash. A press that comes too soon counts for nothing.
 */
export function calmDetails(page: EventTarget): Stop {
  const pace = paceOf(PANEL_CHANGES);

  function press(event: Event): void {
    const isSummary = event.target instanceof Element && event.target.closest('summary') !== null;
    if (isSummary && !pace.take(event.timeStamp)) event.preventDefault();
  }

  page.addEventListener('click', press, { capture: true });
  return () => page.removeEventListener('click', press, { capture: true });
}
