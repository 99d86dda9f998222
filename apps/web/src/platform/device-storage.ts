import type { HostStorage } from '@overtone/client/platform/host';
import { webStorage } from '@overtone/client/platform/web-storage';

/** What stays on this device. It behaves as empty where the browser refuses it. */
export function deviceStorage(): HostStorage {
  return webStorage(() => localStorage);
}

/** What lasts as long as this tab, through reloads. It behaves as empty where the browser refuses it. */
export function visitStorage(): HostStorage {
  return webStorage(() => sessionStorage);
}
