import type { Host } from '@overtone/client/platform/host';
import type { Session } from '@overtone/client/session/session';
import { type SessionSettings, sessionSettingsSchema } from '@overtone/domain/session/settings';
import { SETTINGS_HOMES } from '@overtone/domain/session/settings-homes';
import type { Stop } from '@overtone/domain/stop';

/** Where this computer keeps the session's settings, signed in or not. */
export const KEPT_SETTINGS_KEY = 'overtone.session';

/**
 * Takes over the settings that this computer kept, and keeps every later change until stopped. Whether the session runs
 * is never kept. What it kept is not a change of the person's: it is no step to undo, and nothing to send anywhere.
 */
export function keepSettings(
  session: Pick<Session, '$settings' | 'patch'>,
  host: Pick<Host, 'storage'>,
): Stop {
  session.patch(read(host.storage.read(KEPT_SETTINGS_KEY)), 'sync');
  return session.$settings.listen((settings) => {
    host.storage.write(KEPT_SETTINGS_KEY, JSON.stringify(worthKeeping(settings)));
  });
}

function worthKeeping(settings: SessionSettings): Partial<SessionSettings> {
  const homes = new Map<string, string>(Object.entries(SETTINGS_HOMES));
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => homes.get(name) !== 'never'),
  );
}

/** Anything but settings in their ranges counts as nothing kept. */
function read(text: string | null): Partial<Omit<SessionSettings, 'isOn'>> {
  try {
    const kept = sessionSettingsSchema
      .partial()
      .omit({ isOn: true })
      .parse(JSON.parse(text ?? '{}'));
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
  } catch {
    return {};
  }
}
