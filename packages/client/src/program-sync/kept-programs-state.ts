import { accountProgramsSchema } from '@overtone/domain/contract/programs';
import { z } from 'zod';
import type { HostStorage } from '../platform/host.ts';
import { readableEntries } from '../platform/readable-entries.ts';
import { storedRecord } from '../platform/stored-json.ts';
import { putAside, UNREAD_PROGRAMS_KEY } from '../program/unread-programs.ts';
import { NOTHING_KNOWN, type ProgramsState } from './programs-state.ts';

/** Where the device keeps what it knows of programs that belong to accounts, by account. */
export const ACCOUNT_PROGRAMS_KEY = 'overtone.programs.account';

/** Each part by itself: of the server the state can be asked again, what waits to be sent is nowhere else. */
const keptSchema = z.object({
  server: accountProgramsSchema.catch(NOTHING_KNOWN.server),
  waiting: readableEntries(
    z.object({
      id: z.uuid(),
      base: z.number().int().min(0),
      text: z.string().nullable(),
      refused: z.string().nullable(),
      earlier: z.array(z.string()).default([]),
    }),
  ),
  writes: z.record(z.string(), z.number().int()).catch({}),
});

/** What the device keeps of one person's programs. */
export interface KeptState {
  readonly state: ProgramsState;
  /** How often each window of the device has written, by its id: which writes are in what is kept. The last to write last. */
  readonly writes: Readonly<Record<string, number>>;
}

/** Keeps what a device knows of one person's programs. */
export interface KeptProgramsState {
  /** Null where nothing is kept of this person. */
  readonly read: () => KeptState | null;
  /**
   * Keeps it, and of others only what waits; what cannot be read is put aside as it was. Says whether the device really did.
   */
  readonly write: (kept: KeptState) => boolean;
}

/** The state that the device keeps for `person`. What it keeps of somebody else is neither shown nor sent. */
export function keptProgramsState(storage: HostStorage, person: string): KeptProgramsState {
  return {
    read: () => keptIn(storedRecord(storage.read(ACCOUNT_PROGRAMS_KEY))[person]),
    write({ state, writes }) {
      const before = storage.read(ACCOUNT_PROGRAMS_KEY);
      if (before !== null && !isReadable(before) && !putAside(storage, before)) return false;
      const others = Object.entries(storedRecord(before)).filter(
        ([other, value]) => other !== person && (keptIn(value)?.state.waiting.length ?? 0) > 0,
      );
      const text = JSON.stringify(Object.fromEntries([...others, [person, { ...state, writes }]]));
      storage.write(ACCOUNT_PROGRAMS_KEY, text);
      return storage.read(ACCOUNT_PROGRAMS_KEY) === text;
    },
  };
}

/** Keeps nothing more of a person whose account is gone. */
export function forgetPersonsPrograms(storage: HostStorage, person: string): void {
  const all = storedRecord(storage.read(ACCOUNT_PROGRAMS_KEY));
  const others = Object.entries(all).filter(([other]) => other !== person);
  if (others.length === 0) storage.remove(ACCOUNT_PROGRAMS_KEY);
  else storage.write(ACCOUNT_PROGRAMS_KEY, JSON.stringify(Object.fromEntries(others)));
  if (storage.read(UNREAD_PROGRAMS_KEY)?.includes(person)) storage.remove(UNREAD_PROGRAMS_KEY);
}

/** Whether something is there of every person whom a text is about. */
function isReadable(text: string): boolean {
  const kept = Object.values(storedRecord(text));
  return kept.length > 0 && kept.every((value) => keptIn(value) !== null);
}

function keptIn(value: unknown): KeptState | null {
  const read = keptSchema.safeParse(value);
  if (!read.success) return null;
  const { writes, ...state } = read.data;
  return { state, writes };
}
