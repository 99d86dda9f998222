// The one place of client that touches timers, clocks and the console: what a browser and the desktop's web view have in common.
import type { Stop } from '@overtone/domain/stop';
import type { Host } from './host.ts';

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
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    every(periodMs, run) {
      const timer = setInterval(run, periodMs);
      return () => clearInterval(timer);
    },
    onLeave: (run) => listen(window, 'pagehide', run),
    onVisibility: (run) =>
      listen(document, 'visibilitychange', () => run(document.visibilityState === 'visible')),
  };
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
