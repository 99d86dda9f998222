import type { DeviceKey } from '@overtone/domain/privacy/browser-data';
import { SETTINGS_GROUPS } from '@overtone/domain/session/settings-groups';
import type { HostStorage } from '../platform/host.ts';
import { storedRecord } from '../platform/stored-json.ts';
import { forgetPersonsPrograms } from '../program-sync/kept-programs-state.ts';
import { OUTPUT_CHOICE_KEY } from '../safety/output-store.ts';
import { LEFT_PROGRAM_KEY } from '../session/left-program-key.ts';
import { RUNNING_MARK } from '../self-test/running-mark.ts';
import { forgetPersonsSelfTests } from '../self-test/shelf-name.ts';
import { pendingKey, SERVER_KEY } from '../settings-sync/kept-state.ts';
import { INTERVALS_KEY } from '../usage/kept-intervals.ts';
import { MEMBER_KEY } from './member-mark.ts';

/** What the device keeps with the name of the account that it belongs to. */
const NAMED: readonly DeviceKey[] = [
  SERVER_KEY,
  ...SETTINGS_GROUPS.map(pendingKey),
  INTERVALS_KEY,
  OUTPUT_CHOICE_KEY,
  LEFT_PROGRAM_KEY,
];

/**
 * Keeps nothing more of a person whose account was deleted, nor that there was one; what is of others, or was made without an
 * account, stays. Resolves to whether anything had been kept.
 */
export async function forgetPerson(storage: HostStorage, person: string): Promise<boolean> {
  const named = NAMED.filter((key) => storedRecord(storage.read(key))['person'] === person);
  const wasKept = storage.read(MEMBER_KEY) !== null || named.length > 0;
  for (const key of named) storage.remove(key);
  forgetPersonsPrograms(storage, person);
  storage.remove(MEMBER_KEY);
  storage.remove(RUNNING_MARK);
  await forgetPersonsSelfTests(person);
  return wasKept;
}
