import { NEW_PROGRAM } from '@overtone/client/program/new-program';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { expect, it } from 'vitest';
import { programsToTest } from './programs-to-test.ts';

const labelsOf = (...names: readonly string[]) =>
  programsToTest(
    names.map((name, index) => ({ id: String(index), program: { ...NEW_PROGRAM, name } })),
  )
    .slice(0, names.length)
    .map(({ label }) => label);

it('lists what is kept before what the product comes with, each with its program', () => {
  const [mine, ...ours] = programsToTest([{ id: 'mine', program: NEW_PROGRAM }]);
  expect(mine).toEqual({ id: 'mine', label: 'New program', program: NEW_PROGRAM });
  expect(ours.map(({ program }) => program)).toEqual(OWN_PROGRAMS.map(({ program }) => program));
});

it('tells programs of one name apart, and takes no label that is the name of another', () => {
  expect(labelsOf('Writing', 'Writing', 'Reading', 'Writing')).toEqual([
    'Writing',
    'Writing (2)',
    'Reading',
    'Writing (3)',
  ]);
  expect(labelsOf('Writing', 'Writing', 'Writing (2)', 'Writing (2)')).toEqual([
    'Writing',
    'Writing (3)',
    'Writing (2)',
    'Writing (2) (2)',
  ]);
});

it('has an id and a label for each that no other has, also where a kept one is called as ours is', () => {
  const all = programsToTest(
    OWN_PROGRAMS.map(({ id, program }) => ({ id, program: { ...program, fadeMs: 0 } })),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(2 * OWN_PROGRAMS.length);
  expect(new Set(all.map(({ label }) => label)).size).toBe(2 * OWN_PROGRAMS.length);
});
