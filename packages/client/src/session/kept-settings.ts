import { type SessionSettings, sessionSettingsSchema } from '@overtone/domain/session/settings';
import { worthKeeping } from '@overtone/domain/session/settings-homes';
import type { Stop } from '@overtone/domain/stop';
import type { HostStorage } from '../platform/host.ts';
import { storedJson } from '../platform/stored-json.ts';
import { KEPT_SETTINGS_KEY } from './kept-settings-key.ts';
import type { Session } from './session.ts';

/**
 * Takes over the settings that `storage` kept, and keeps every later change there until stopped. Whether the session runs
 * is never kept. What was kept is not a change of the person's: it is no step to undo, and nothing to send anywhere.
 */
export function keepSettings(
  session: Pick<Session, '$settings' | 'patch'>,
  storage: Pick<HostStorage, 'read' | 'write'>,
): Stop {
  session.patch(read(storage.read(KEPT_SETTINGS_KEY)), 'sync');
  return session.$settings.listen((settings) => {
    storage.write(KEPT_SETTINGS_KEY, JSON.stringify(worthKeeping(settings)));
  });
}

/** Anything but settings in their ranges counts as nothing kept. */
function read(text: string | null): Partial<Omit<SessionSettings, 'isOn'>> {
  const kept = storedJson(text, sessionSettingsSchema.partial().omit({ isOn: true })) ?? {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}
