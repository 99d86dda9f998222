// The one place of client that touches timers, clocks and the console: what a browser and the desktop's web view have in common.
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { Host } from './host.ts';

/** The longest delay that a timer of a web view takes, some 24 days; after a longer one it runs at once. */
const LONGEST_TIMER_MS: Milliseconds = 2 ** 31 - 1;

/** What every web view answers alike. */
export type WebViewHost = Pick<
  Host,
  'log' | 'now' | 'wallClock' | 'after' | 'every' | 'onLeave' | 'onVisibility'
>;

/** The web view's answer to what a front end may ask of any host: its console, timers, clocks, and what becomes of the page. */
export function webViewHost(): WebViewHost {
  return {
    log: {
      info: (message, detail) => console.info(message, ...given(detail)),
      warn: (message, detail) => console.warn(message, ...given(detail)),
      error: (message, detail) => console.error(message, ...given(detail)),
    },
    now: () => performance.now(),
    wallClock: () => new Date(),
    after,
    every(periodMs, run) {
      const timer = setInterval(run, periodMs);
      return () => clearInterval(timer);
    },
    onLeave: (run) => listen(window, 'pagehide', run),
    onVisibility: (run) =>
      listen(document, 'visibilitychange', () => run(document.visibilityState === 'visible')),
  };
}

function after(delayMs: Milliseconds, run: () => void): Stop {
  let timer: ReturnType<typeof setTimeout>;
  function wait(leftMs: Milliseconds): void {
    const restMs = leftMs - LONGEST_TIMER_MS;
    timer = restMs > 0 ? setTimeout(() => wait(restMs), LONGEST_TIMER_MS) : setTimeout(run, leftMs);
  }
  wait(delayMs);
  return () => clearTimeout(timer);
}

/** Calls `run` when another window of this web view's origin has changed what is stored under `key`. */
export function onStoredElsewhere(key: string, run: () => void): Stop {
  const heard = (event: StorageEvent) => {
    // Whoever clears everything names no key.
    if (event.key === null || event.key === key) run();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

function given(detail: unknown): unknown[] {
  return detail === undefined ? [] : [detail];
}

function listen(target: EventTarget, type: string, run: () => void): Stop {
  const own = () => run();
  target.addEventListener(type, own);
  return () => target.removeEventListener(type, own);
}
