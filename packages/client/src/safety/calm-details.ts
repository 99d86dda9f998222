import type { Stop } from '@overtone/domain/stop';
import type { Host } from '../platform/host.ts';
import { calmTurns } from './calm-turns.ts';

/**
 * Folds and unfolds a page's own folding parts (`details`) as calmly as panels may change: whatever lies below them moves
 * with them, and a key that is held would make that flash. A press that comes too soon counts when its time has come,
 * unless another takes it back.
 */
export function calmDetails(page: EventTarget, host: Pick<Host, 'now' | 'after'>): Stop {
  const turnPanel = calmTurns(host);

  function press(event: Event): void {
    const { target } = event;
    const part = target instanceof Element && target.closest('summary')?.parentElement;
    if (!(part instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    turnPanel(part, () => {
      part.open = !part.open;
    });
  }

  page.addEventListener('click', press, true);
  return () => page.removeEventListener('click', press, true);
}
