import { expect, it } from 'vitest';
import { OWN_PROGRAMS } from '../../program/own/own-programs.ts';
import { rhythmToldApart } from './told-apart.ts';

const pair = (slowHz: number, fastHz: number) => rhythmToldApart({ kind: 'pair', slowHz, fastHz });

it('a rhythm of up to 10 Hz may be told apart, be it the slow or the fast one', () => {
  expect([pair(3, 40), pair(0, 10), pair(6, 8)]).toEqual([3, 10, 6]);
  expect([pair(0, 40), pair(10.1, 0), pair(0, 0)]).toEqual([null, null, null]);
});

it('a program is as slow as its slowest rhythm that is played', () => {
  const [first] = OWN_PROGRAMS;
  if (!first) throw new Error('There is no program.');
  const { program } = first;
  const at = (slowHz: number, strength: number) =>
    rhythmToldApart({
      kind: 'program',
      program: {
        ...program,
        start: { ...program.start, slowHz, fastHz: 40, strength },
        course: [],
      },
    });
  expect([at(2, 0.5), at(2, 0), at(12, 0.5)]).toEqual([2, null, null]);
});
