// The one file of the app that imports the desktop framework and touches the network and storage.
import { Channel, invoke } from '@tauri-apps/api/core';
import { getCurrentWebviewWindow } from '@tauri-apps/api/webviewWindow';
import type { Host } from '@overtone/client/platform/host';
import { webStorage } from '@overtone/client/platform/web-storage';
import { webViewHost } from '@overtone/client/platform/web-view';
import type { Bridge } from '../shell/bridge.ts';
import { createControlShell } from '../shell/commands.ts';
import { fetchByShell } from './fetch-by-shell.ts';

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
    ...webViewHost(),
    storage: webStorage(() => localStorage),
    fetch: (path, init) => (path.startsWith('/api/') ? fetchPath(path, init) : fetch(path, init)),
    sendBeacon(path, body) {
      void fetchPath(path, { method: 'POST', body }).catch(() => undefined);
      return true;
    },
    newId: () => crypto.randomUUID(),
  };
}
