import type { Stop } from '@overtone/domain/stop';
import type { Host } from '../platform/host.ts';
import { PANEL_CHANGES, paceOf } from './calm-changes.ts';

/** The folding part whose summary was pressed; null where something else was. */
function pressedPart({ target }: Event): HTMLDetailsElement | null {
  const summary = target instanceof Element ? target.closest('summary') : null;
  return summary?.parentElement instanceof HTMLDetailsElement ? summary.parentElement : null;
}

/**
 * Lets a page's own folding parts (`details`) fold and unfold as calmly as panels may change: whatever lies below them
 * moves with them, and a key that is held would make that flash. A press that comes too soon counts when its time has
 * come, unless another takes it back.
 */
export function calmDetails(page: EventTarget, host: Pick<Host, 'now' | 'after'>): Stop {
  const pace = paceOf(PANEL_CHANGES);
  const waiting = new Map<HTMLDetailsElement, Stop>();

  function takeBack(part: HTMLDetailsElement): void {
    waiting.get(part)?.();
    waiting.delete(part);
  }

  function turnLater(part: HTMLDetailsElement): void {
    const stop = host.after(pace.freeAt() - host.now(), () => {
      if (!pace.take(host.now())) return turnLater(part);
      waiting.delete(part);
      part.open = !part.open;
    });
    waiting.set(part, stop);
  }

  function press(event: Event): void {
    const part = pressedPart(event);
    if (!part) return;
    const isWaiting = waiting.has(part);
    if (!isWaiting && pace.take(host.now())) return;
    event.preventDefault();
    if (isWaiting) takeBack(part);
    else turnLater(part);
  }

  page.addEventListener('click', press, { capture: true });
  return () => {
    page.removeEventListener('click', press, { capture: true });
    for (const part of waiting.keys()) takeBack(part);
  };
}
