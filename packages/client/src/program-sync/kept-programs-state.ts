import { accountProgramsSchema } from '@overtone/domain/contract/programs';
import { z } from 'zod';
import type { HostStorage } from '../platform/host.ts';
import { storedRecord } from '../platform/stored-json.ts';
import type { ProgramsState } from './programs-state.ts';

/** Where the device keeps what it knows of programs that belong to accounts, by account. */
export const ACCOUNT_PROGRAMS_KEY = 'overtone.programs.account';

const stateSchema = z.object({
  server: accountProgramsSchema,
  waiting: z.array(
    z.object({
      id: z.uuid(),
      base: z.number().int().min(0),
      text: z.string().nullable(),
      refused: z.string().nullable(),
    }),
  ),
});

/** Keeps what a device knows of one person's programs. */
export interface KeptProgramsState {
  /** Null where nothing is kept of this person. */
  readonly read: () => ProgramsState | null;
  /** Keeps it, and of others only what waits; says whether the device really did. */
  readonly write: (state: ProgramsState) => boolean;
}

/** The state that the device keeps for `person`. What it keeps of somebody else is neither shown nor sent. */
export function keptProgramsState(storage: HostStorage, person: string): KeptProgramsState {
  function readAll(): Readonly<Record<string, unknown>> {
    return storedRecord(storage.read(ACCOUNT_PROGRAMS_KEY));
  }
  return {
    read: () => stateIn(readAll()[person]),
    write(state) {
      const others = Object.entries(readAll()).filter(
        ([other, value]) => other !== person && (stateIn(value)?.waiting.length ?? 0) > 0,
      );
      const text = JSON.stringify(Object.fromEntries([...others, [person, state]]));
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
}

function stateIn(value: unknown): ProgramsState | null {
  const read = stateSchema.safeParse(value);
  return read.success ? read.data : null;
}
