import { readableOf } from '@overtone/domain/session/setting-row';
import { SETTING_TABLE } from '@overtone/domain/session/setting-table';
import { worthKeeping } from '@overtone/domain/session/settings-homes';
import type { Stop } from '@overtone/domain/stop';
import type { TextStorage } from '../platform/host.ts';
import { storedRecord } from '../platform/stored-json.ts';
import { KEPT_SETTINGS_KEY } from './kept-settings-key.ts';
import type { Session } from './session.ts';

/**
 * Takes over the settings that `storage` kept, and keeps every later change of the person's own there until stopped. Whether
 * the session runs is never kept, nor what an event of a calendar leads. What cannot be read counts as not kept, and a volume
 * as none: it is never louder than the person chose. What was kept is not a change of the person's: it is no step to undo, and
 * nothing to send anywhere.
 */
export function keepSettings(
  session: Pick<Session, '$own' | 'patch'>,
  storage: Pick<TextStorage<typeof KEPT_SETTINGS_KEY>, 'read' | 'write'>,
): Stop {
  const kept = storedRecord(storage.read(KEPT_SETTINGS_KEY));
  session.patch(readableOf(SETTING_TABLE.session, kept), 'sync');
  return session.$own.listen((own) => {
    storage.write(KEPT_SETTINGS_KEY, JSON.stringify(worthKeeping(own)));
  });
}
