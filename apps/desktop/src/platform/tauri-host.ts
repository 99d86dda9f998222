// The one file of the app that imports the desktop framework and touches timers, clocks, storage and the console.
import { Channel, invoke } from '@tauri-apps/api/core';
import { getCurrentWebviewWindow } from '@tauri-apps/api/webviewWindow';
import type { HostCapabilities } from '@overtone/client/platform/capabilities';
import type { Host, HostStorage } from '@overtone/client/platform/host';
import type { Stop } from '@overtone/domain/stop';
import type { Bridge } from '../shell/bridge.ts';
import { createControlShell } from '../shell/commands.ts';
import { fetchByShell } from './fetch-by-shell.ts';

const CAPABILITIES: HostCapabilities = {
  overlayOnTop: true,
  secondWindow: true,
  deepLinks: true,
  autoUpdate: true,
  systemTray: true,
  globalHotkeys: true,
  secureStorage: true,
};

/** The way to the shell that this window lives in. */
export function createBridge(): Bridge {
  const own = getCurrentWebviewWindow();
  return {
    label: own.label,
    invoke: (command, args) => invoke(command, { ...args }),
    channel: (run) => new Channel<unknown>(run),
    listen: (event, run) => own.listen(event, ({ payload }) => run(payload)),
  };
}

/** The desktop's answer to everything that a front end may ask of its host. */
export function createTauriHost(bridge: Bridge): Host {
  const fetchPath = fetchByShell(createControlShell(bridge));
  return {
    capabilities: CAPABILITIES,
    log: {
      info: (message, detail) => console.info(message, ...given(detail)),
      warn: (message, detail) => console.warn(message, ...given(detail)),
      error: (message, detail) => console.error(message, ...given(detail)),
    },
    storage: deviceStorage(),
    fetch: (path, init) => (path.startsWith('/api/') ? fetchPath(path, init) : fetch(path, init)),
    sendBeacon(path, body) {
      void fetchPath(path, { method: 'POST', body }).catch(() => undefined);
      return true;
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
    newId: () => crypto.randomUUID(),
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

/** Local storage that behaves as empty where the web view refuses it. */
function deviceStorage(): HostStorage {
  const attempt = <Value>(use: (storage: Storage) => Value): Value | null => {
    try {
      return use(localStorage);
    } catch {
      return null;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
