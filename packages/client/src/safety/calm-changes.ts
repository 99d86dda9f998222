import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { Host } from '../platform/host.ts';

/** The second in which changes are counted. */
const COUNTED_MS: Milliseconds = 1000;

/** Changes of a page's own brightness in a second: one is far from any flash. */
const PAGE_CHANGES = 1;

/**
 * Changes of a panel in a second. With the page's own and the three that the light may make over it there are six: a flash
 * takes two, and three flashes are the most that WCAG allows.
 */
export const PANEL_CHANGES = 2;

/** How often something may change. */
export interface Pace {
  /** Whether it may change at a time; what may is remembered as a change. */
  readonly take: (atMs: Milliseconds) => boolean;
  /** From when on it may change again. */
  readonly freeAt: () => Milliseconds;
}

/** Lets so many changes into any second, and no more. */
export function paceOf(most: number): Pace {
  const latest: Milliseconds[] = [];
  const freeAt = () => (latest.length < most ? -Infinity : (latest[0] ?? 0) + COUNTED_MS);
  return {
    freeAt,
    take(atMs) {
      if (atMs < freeAt()) return false;
      latest.push(atMs);
      if (latest.length > most) latest.shift();
      return true;
    },
  };
}

/**
 * Shows values no faster than is safe for something as large as a page, or a panel of one: those that there is room for in
 * a second at once, what comes too soon when its time has come, and of several only the last.
 */
export function calmly<Value>(
  show: (value: Value) => void,
  host: Pick<Host, 'now' | 'after'>,
  most = PAGE_CHANGES,
): (value: Value) => void {
  const pace = paceOf(most);
  let cancelWaiting: Stop | null = null;

  function change(value: Value): void {
    cancelWaiting?.();
    cancelWaiting = null;
    if (pace.take(host.now())) show(value);
    else cancelWaiting = host.after(pace.freeAt() - host.now(), () => change(value));
  }

  return change;
}
