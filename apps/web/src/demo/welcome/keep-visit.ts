import type { HostStorage } from '@overtone/client/platform/host';
import { KEPT_SETTINGS_KEY } from '@overtone/client/session/kept-settings-key';
import type { Session } from '@overtone/client/session/session';
import type { Stop } from '@overtone/domain/stop';

/** Takes over the settings of this visit, and keeps them from then on. */
export type KeepSettings = (session: Session) => Stop;

/** What keeps the settings of this visit in `storage`. The code that checks them is loaded here. */
export async function loadKeeping(storage: HostStorage): Promise<KeepSettings> {
  const { keepSettings } = await import('@overtone/client/session/kept-settings');
  return (session) => keepSettings(session, storage);
}

/** Whether this visit has settings to take over before anything starts. */
export function hasKept(storage: HostStorage): boolean {
  return storage.read(KEPT_SETTINGS_KEY) !== null;
}
