// The one place of the site, with `device-storage.ts`, that touches the network, timers, clocks, storage and the console.
import { BROWSER_CAPABILITIES } from '@overtone/client/platform/capabilities';
import type { Host } from '@overtone/client/platform/host';
import type { Stop } from '@overtone/domain/stop';
import { deviceStorage } from './device-storage.ts';

/** The browser's answer to everything that a front end may ask of its host. */
export function createBrowserHost(): Host {
  let ids = 0;
  return {
    capabilities: BROWSER_CAPABILITIES,
    log: {
      info: (message, detail) => console.info(message, ...given(detail)),
      warn: (message, detail) => console.warn(message, ...given(detail)),
      error: (message, detail) => console.error(message, ...given(detail)),
    },
    storage: deviceStorage(),
    fetch: (path, init) => fetch(path, init),
    sendBeacon: (path, body) =>
      navigator.sendBeacon(path, new Blob([body], { type: 'application/json' })),
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
    newId: () => `id-${(ids += 1)}`,
  };
}

function given(detail: unknown): unknown[] {
  return detail === undefined ? [] : [detail];
}

function listen(target: EventTarget, type: string, run: () => void): Stop {
  const own = () => run();
  target.addEventListener(type, own);
  return () => target.removeEventListener(type, own);
}
