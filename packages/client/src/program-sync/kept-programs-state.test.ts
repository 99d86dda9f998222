import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { UNREAD_PROGRAMS_KEY } from '../program/unread-programs.ts';
import {
  ACCOUNT_PROGRAMS_KEY,
  forgetPersonsPrograms,
  keptProgramsState,
} from './kept-programs-state.ts';
import { NOTHING_KNOWN, type WaitingProgram } from './programs-state.ts';

const WAITING: WaitingProgram = {
  id: '0a3f5a52-6d5a-4d5c-9c53-6a1f2f2f0001',
  base: 2,
  text: 'overtone program 1',
  refused: null,
  earlier: [],
};
const SERVER = { revision: 2, programs: [{ id: WAITING.id, revision: 2, text: 'earlier' }] };

function read(kept: object) {
  const { storage } = createFakeHost();
  storage.write(ACCOUNT_PROGRAMS_KEY, JSON.stringify({ anna: kept }));
  return keptProgramsState(storage, 'anna').read();
}

describe('what a device keeps of an account’s programs', () => {
  it('is read part by part: what another version wrote of the server takes no unsent change with it', () => {
    const kept = { server: { revision: 'new' }, waiting: [WAITING], writes: 7 };
    expect(read(kept)).toEqual({
      state: { server: NOTHING_KNOWN.server, waiting: [WAITING] },
      writes: {},
    });
  });

  it('is read change by change', () => {
    const kept = { server: SERVER, waiting: [{ id: 'gone' }, WAITING], writes: {} };
    expect(read(kept)?.state).toEqual({ server: SERVER, waiting: [WAITING] });
  });

  it.each([
    ['no record', '{"anna":{"waiting":[{"text":"mine"'],
    ['a list', '["anna"]'],
    ['a record with something else of a person', JSON.stringify({ anna: { changes: ['mine'] } })],
  ])('is put aside where it is %s, and goes with the account', (_, text) => {
    const { storage } = createFakeHost();
    storage.write(ACCOUNT_PROGRAMS_KEY, text);
    const kept = keptProgramsState(storage, 'anna');
    expect(kept.write({ state: NOTHING_KNOWN, writes: {} })).toBe(true);
    expect(kept.write({ state: NOTHING_KNOWN, writes: { a: 1 } })).toBe(true);
    expect(storage.read(UNREAD_PROGRAMS_KEY)).toBe(text);
    expect(kept.read()).toMatchObject({ state: NOTHING_KNOWN, writes: { a: 1 } });
    forgetPersonsPrograms(storage, 'berta');
    expect(storage.read(UNREAD_PROGRAMS_KEY)).toBe(text);
    forgetPersonsPrograms(storage, 'anna');
    expect(storage.read(UNREAD_PROGRAMS_KEY)).toBeNull();
  });

  it('stays where there is no room to put it aside', () => {
    const { storage } = createFakeHost();
    storage.write(ACCOUNT_PROGRAMS_KEY, 'unread');
    const full = {
      ...storage,
      write: (...[key, value]: Parameters<typeof storage.write>) =>
        key === UNREAD_PROGRAMS_KEY ? undefined : storage.write(key, value),
    };
    expect(keptProgramsState(full, 'anna').write({ state: NOTHING_KNOWN, writes: {} })).toBe(false);
    expect(storage.read(ACCOUNT_PROGRAMS_KEY)).toBe('unread');
  });
});
