import type { AccountProgram } from '@overtone/domain/contract/programs';
import { printProgram } from '@overtone/domain/program/text/print-program';
import { describe, expect, it } from 'vitest';
import { windDown } from '../program/testing/programs.ts';
import { answered, GONE_BACK } from './gone-back.ts';
import { changed, type ProgramsState, wanted } from './programs-state.ts';
import { nameOf } from './program-text.ts';

const textOf = (name: string) => printProgram({ ...windDown, name });
const at = (id: string, revision: number, name: string): AccountProgram => ({
  id,
  revision,
  text: textOf(name),
});
const newId = () => 'new';
const names = (state: ProgramsState) => wanted(state).map(({ text }) => nameOf(text));

/** What a device knows at 57; P1 was kept after the backup, which was made at 50. */
const KNOWN: ProgramsState = {
  server: { revision: 57, programs: [at('p1', 55, 'P1'), at('p0', 40, 'P0')] },
  waiting: [],
};
const BACKUP = { revision: 50, programs: [at('p0', 40, 'P0')] };

describe('an account that has gone back to a backup', () => {
  it('is told again of what it lacks, and of nothing else', () => {
    const { state, moved, told } = answered(KNOWN, BACKUP, 57, newId);
    expect(state).toEqual({
      server: BACKUP,
      waiting: [{ id: 'p1', base: 0, text: textOf('P1'), refused: null, earlier: [] }],
    });
    expect([moved, told]).toEqual([[], [GONE_BACK]]);
  });

  it('is told of a change and of a deletion that waited, from what it keeps now', () => {
    const waiting = changed(changed(KNOWN, 'p1', textOf('P1 changed')), 'p0', null);
    const { state, told } = answered(waiting, BACKUP, 57, newId);
    expect(state.waiting).toMatchObject([
      { id: 'p0', base: 40, text: null },
      { id: 'p1', base: 0, text: textOf('P1 changed') },
    ]);
    expect(told).toEqual([GONE_BACK]);
  });

  it('does not get back what was deleted here, and is not there', () => {
    const { state } = answered(changed(KNOWN, 'p1', null), BACKUP, 57, newId);
    expect(state).toEqual({ server: BACKUP, waiting: [] });
  });

  it('has both versions of what it keeps otherwise, since another device may have changed it', () => {
    const backup = { revision: 56, programs: [at('p1', 56, 'Theirs'), at('p0', 40, 'P0')] };
    const unchanged = answered(KNOWN, backup, 57, newId);
    expect(names(unchanged.state)).toEqual(['P1 (other version)', 'Theirs', 'P0']);
    expect(unchanged.told).toHaveLength(2);
    // The account may have come to the same number by something else.
    const sameNumber = { revision: 56, programs: [at('p1', 55, 'Theirs'), at('p0', 40, 'P0')] };
    const mine = answered(changed(KNOWN, 'p1', textOf('Mine')), sameNumber, 57, newId);
    expect(names(mine.state)).toEqual(['Mine (other version)', 'Theirs', 'P0']);
  });

  it('is not one whose answer was on its way while more was kept, or that another window has heard of', () => {
    expect(answered(KNOWN, BACKUP, 50, newId).state).toBe(KNOWN);
    const back = { server: { revision: 51, programs: [at('p1', 51, 'P1')] }, waiting: [] };
    expect(answered(back, BACKUP, 57, newId).state).toBe(back);
  });
});
