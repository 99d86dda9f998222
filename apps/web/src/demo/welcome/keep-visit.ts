import { KEPT_SETTINGS_KEY } from '@overtone/client/session/kept-settings-key';
import type { Session } from '@overtone/client/session/session';
import type { Stop } from '@overtone/domain/stop';
import type { VisitStorage } from '../../platform/device-storage.ts';

/** Takes over the settings of this visit, and keeps them from then on. */
export type KeepSettings = (session: Session) => Stop;

/** What keeps the settings of this visit in `storage`. The code that checks them is loaded here. */
export async function loadKeeping(storage: VisitStorage): Promise<KeepSettings> {
  const { keepSettings } = await import('@overtone/client/session/kept-settings');
  return (session) => keepSettings(session, storage);
}

/** Whether this visit has settings to take over before anything starts. */
export function hasKept(storage: VisitStorage): boolean {
  return storage.read(KEPT_SETTINGS_KEY) !== null;
}
