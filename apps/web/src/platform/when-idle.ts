import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';

/** Longest that a browser is waited for which always has something else to do. */
const MOST_WAIT_MS: Milliseconds = 200;

/** Runs when the browser has time, at the latest after 200 ms, unless stopped. */
export function whenIdle(run: () => void): Stop {
  // Not every browser tells when it has time.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(() => run(), { timeout: MOST_WAIT_MS });
  return () => cancelIdleCallback(waiting);
}

/** Resolves when the browser has time; see `whenIdle`. */
export function idle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve));
}
