import type { Stop } from '@overtone/domain/stop';
import type { Host } from '../platform/host.ts';
import { CALM_PANEL_MS, calmly } from './calm-changes.ts';

/**
 * Folds and unfolds a page's own folding parts (`details`) as calmly as panels may change: whatever lies below them moves
 * with them, and a key that is held would make that flash. A press that comes too soon counts when its time has come,
 * unless another takes it back.
 */
export function calmDetails(page: EventTarget, host: Pick<Host, 'now' | 'after'>): Stop {
  const pressed = new Set<HTMLDetailsElement>();
  const turn = calmly(
    () => {
      for (const part of pressed) part.open = !part.open;
      pressed.clear();
    },
    host,
    CALM_PANEL_MS,
  );

  function press(event: Event): void {
    const { target } = event;
    const part = target instanceof Element && target.closest('summary')?.parentElement;
    if (!(part instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    if (!pressed.delete(part)) pressed.add(part);
    turn(null);
  }

  page.addEventListener('click', press, true);
  return () => page.removeEventListener('click', press, true);
}
