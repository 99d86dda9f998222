// The one place of the site, with `device-storage.ts`, that touches the network and storage.
import type { Host } from '@overtone/client/platform/host';
import { webViewHost } from '@overtone/client/platform/web-view';
import { deviceStorage } from './device-storage.ts';

/** The browser's answer to everything that a front end may ask of its host. */
export function createBrowserHost(): Host {
  let ids = 0;
  return {
    ...webViewHost(),
    storage: deviceStorage(),
    fetch: (path, init) => fetch(path, init),
    sendBeacon: (path, body) =>
      navigator.sendBeacon(path, new Blob([body], { type: 'application/json' })),
    newId: () => `id-${(ids += 1)}`,
  };
}
