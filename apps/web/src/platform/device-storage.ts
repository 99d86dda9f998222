import type { HostStorage, TextStorage } from '@overtone/client/platform/host';
import { webStorage } from '@overtone/client/platform/web-storage';
import type { WindowKey } from '@overtone/domain/privacy/browser-data';

/** What stays on this device. It behaves as empty where the browser refuses it. */
export function deviceStorage(): HostStorage {
  return webStorage(() => localStorage);
}

/** What lasts as long as a tab, through reloads. */
export type VisitStorage = Pick<TextStorage<WindowKey>, 'read' | 'write' | 'remove'>;

/** What lasts as long as this tab. It behaves as empty where the browser refuses it. */
export function visitStorage(): VisitStorage {
  return webStorage(() => sessionStorage);
}
