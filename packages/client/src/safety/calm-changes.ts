import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { Host } from '../platform/host.ts';

/** Shortest time between two changes of a whole page's brightness: one a second is far from any flash. */
export const CALM_CHANGE_MS: Milliseconds = 1000;

/**
 * Shortest time between two changes of a panel. In a second there are two of them, one of the page, and three that the light
 * may make over both: six. A flash takes two, and three flashes are the most that WCAG allows.
 */
export const CALM_PANEL_MS: Milliseconds = 500;

/** Shortest time between two drawings of what fills a large place and follows a hand: five a second, where seven would be a failure. */
export const CALM_DRAWING_MS: Milliseconds = 200;

/**
 * Shows values no faster than is safe for something as large as a panel, or as `everyMs` says (of a value: since
 * the change before it): the first at once, what comes
 * too soon after a change when its time has come, and of several only the last.
 */
export function calmly<Value>(
  show: (value: Value) => void,
  host: Pick<Host, 'now' | 'after'>,
  everyMs: Milliseconds | ((value: Value) => Milliseconds) = CALM_PANEL_MS,
): (value: Value) => void {
  let changedAt: Milliseconds = -Infinity;
  let cancelWaiting: Stop | null = null;

  function change(value: Value): void {
    changedAt = host.now();
    show(value);
  }

  return (value) => {
    cancelWaiting?.();
    cancelWaiting = null;
    const restMs = typeof everyMs === 'function' ? everyMs(value) : everyMs;
    const waitMs = changedAt + restMs - host.now();
    if (waitMs <= 0) change(value);
    else cancelWaiting = host.after(waitMs, () => change(value));
  };
}
