import type { AccountProgram } from '@overtone/domain/contract/programs';
import { NAME_LENGTH } from '@overtone/domain/program/limits';
import { printProgram } from '@overtone/domain/program/text/print-program';
import { describe, expect, it } from 'vitest';
import { windDown } from '../program/testing/programs.ts';
import {
  changed,
  changedFrom,
  heard,
  nextToSend,
  NOTHING_KNOWN,
  type ProgramsState,
  refused,
  retried,
  taken,
  wanted,
} from './programs-state.ts';
import { nameOf, otherName } from './program-text.ts';

const textOf = (name: string) => printProgram({ ...windDown, name });
const at = (id: string, revision: number, name: string): AccountProgram => ({
  id,
  revision,
  text: textOf(name),
});

/** A device that knows what the server keeps, and waits for nothing. */
function knowing(revision: number, ...programs: AccountProgram[]): ProgramsState {
  return { server: { revision, programs }, waiting: [] };
}

const names = (state: ProgramsState) => wanted(state).map(({ text }) => nameOf(text));
const newId = () => 'new';

function waitingIn(state: ProgramsState) {
  const next = nextToSend(state);
  if (next === null) throw new Error('Nothing waits.');
  return next;
}

describe('what is wanted here', () => {
  it('is the server’s with what waits laid over it', () => {
    let state = knowing(2, at('b', 2, 'B'), at('a', 1, 'A'));
    state = changed(state, 'a', textOf('A changed'));
    state = changed(state, 'c', textOf('C'));
    state = changed(state, 'b', null);
    expect(names(state)).toEqual(['C', 'A changed']);
  });

  it('is sent the oldest first, each from the version that it was made from', () => {
    let state = changed(knowing(3, at('a', 3, 'A')), 'a', textOf('A2'));
    state = changed(changed(state, 'c', textOf('C')), 'a', textOf('A3'));
    expect(nextToSend(state)).toMatchObject({ id: 'a', base: 3, text: textOf('A3') });
  });
});

describe('what the server takes', () => {
  it('waits no longer', () => {
    const state = changed(knowing(3), 'a', textOf('A'));
    const after = taken(state, waitingIn(state), at('a', 4, 'A'), 4);
    expect(after).toEqual(knowing(4, at('a', 4, 'A')));
  });

  it('leaves what was changed again meanwhile, from the version that it made', () => {
    const sent = changed(knowing(3), 'a', textOf('A'));
    const state = changed(sent, 'a', textOf('A2'));
    const after = taken(state, waitingIn(sent), at('a', 4, 'A'), 4);
    expect(nextToSend(after)).toMatchObject({ base: 4, text: textOf('A2') });
    const back = changed(sent, 'a', null);
    expect(nextToSend(taken(back, waitingIn(sent), at('a', 4, 'A'), 4))).toMatchObject({
      base: 4,
      text: null,
    });
  });

  it('is known to be all only where nobody else wrote in between', () => {
    const state = changed(knowing(3), 'a', textOf('A'));
    expect(taken(state, waitingIn(state), at('a', 9, 'A'), 9).server.revision).toBe(3);
  });

  it('is a deletion', () => {
    const state = changed(knowing(3, at('a', 3, 'A')), 'a', null);
    expect(taken(state, waitingIn(state), null, 4)).toEqual(knowing(4));
  });

  it('is a deletion also where the account has gone back to a backup, and counts below it', () => {
    const state = changed(knowing(57, at('a', 57, 'A')), 'a', null);
    expect(taken(state, waitingIn(state), null, 50)).toEqual(knowing(57));
  });
});

describe('what was changed here and elsewhere', () => {
  it('is kept in both versions, the one from here under a name of its own', () => {
    const state = changed(knowing(1, at('a', 1, 'A')), 'a', textOf('Mine'));
    const server = { revision: 2, programs: [at('a', 2, 'Theirs')] };
    const after = heard(state, server, newId);
    expect(names(after.state)).toEqual(['Mine (other version)', 'Theirs']);
    expect(after.moved).toEqual([{ from: 'a', to: 'new' }]);
    expect(after.told).toEqual([
      '“Mine” was changed here and elsewhere. Both are kept: what you did here is “Mine (other version)”, the other is “Theirs”.',
    ]);
    expect(nextToSend(after.state)).toMatchObject({ id: 'new', base: 0 });
  });

  it('is one where both say the same', () => {
    const state = changed(knowing(1, at('a', 1, 'A')), 'a', textOf('Same'));
    const after = heard(state, { revision: 2, programs: [at('a', 2, 'Same')] }, newId);
    expect(after).toMatchObject({ told: [], moved: [], state: { waiting: [] } });
  });

  it('is no other version where the server has what waited here before', () => {
    const first = changed(knowing(1, at('a', 1, 'A')), 'a', textOf('Sent'));
    const server = { revision: 2, programs: [at('a', 2, 'Sent')] };
    const again = heard(changed(first, 'a', textOf('Mine')), server, newId);
    expect(again).toMatchObject({ told: [], moved: [] });
    expect(nextToSend(again.state)).toMatchObject({ id: 'a', base: 2, text: textOf('Mine') });
    const deleted = heard(changed(first, 'a', null), server, newId);
    expect(deleted.told).toEqual([]);
    expect(nextToSend(deleted.state)).toMatchObject({ base: 2, text: null });
  });

  it('stays where it was deleted on one side', () => {
    const changedHere = changed(knowing(1, at('a', 1, 'A')), 'a', textOf('Mine'));
    const deletedThere = heard(changedHere, { revision: 2, programs: [] }, newId);
    expect(names(deletedThere.state)).toEqual(['Mine']);
    expect(nextToSend(deletedThere.state)).toMatchObject({ id: 'a', base: 0 });
    expect(deletedThere.told[0]).toContain('deleted elsewhere');
    const deletedHere = changed(knowing(1, at('a', 1, 'A')), 'a', null);
    const changedThere = heard(deletedHere, { revision: 2, programs: [at('a', 2, 'B')] }, newId);
    expect(names(changedThere.state)).toEqual(['B']);
    expect(changedThere.told[0]).toContain('was not deleted');
    const both = heard(deletedHere, { revision: 2, programs: [] }, newId);
    expect(both).toEqual({ state: knowing(2), moved: [], told: [] });
  });

  it('is not made old by an answer that was on its way', () => {
    const state = knowing(5, at('a', 5, 'New'));
    const late = heard(state, { revision: 4, programs: [at('a', 4, 'Old')] }, newId);
    expect(late.state).toBe(state);
  });

  it('parts at once where the change was made from a version that is not the newest', () => {
    const state = knowing(2, at('a', 2, 'Theirs'));
    const mine = { id: 'a', text: textOf('Mine'), seen: textOf('A') };
    expect(names(changedFrom(state, mine, newId).state)).toEqual([
      'Mine (other version)',
      'Theirs',
    ]);
    const seen = changedFrom(state, { ...mine, seen: textOf('Theirs') }, newId);
    expect(names(seen.state)).toEqual(['Mine']);
  });
});

describe('what the server refuses', () => {
  it('stays here, and is sent again when it is changed or there is room', () => {
    const state = changed(NOTHING_KNOWN, 'a', textOf('A'));
    const after = refused(state, waitingIn(state), 'Full.');
    expect([names(after), nextToSend(after)]).toEqual([['A'], null]);
    expect(nextToSend(changed(after, 'a', textOf('A2')))).toMatchObject({ base: 0 });
    expect(nextToSend(retried(after))).toMatchObject({ id: 'a' });
  });
});

describe('the name of a second version', () => {
  it('is new, and no longer than a name may be', () => {
    expect(otherName('A', new Set())).toBe('A (other version)');
    expect(otherName('A', new Set(['A (other version)']))).toBe('A (other version 2)');
    expect(otherName('😀'.repeat(40), new Set()).length).toBeLessThanOrEqual(NAME_LENGTH);
    expect(otherName('😀'.repeat(40), new Set()).isWellFormed()).toBe(true);
  });
});
