import { arbitraryProgram } from '@overtone/domain/program/testing/arbitrary-program';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { stagePlaces } from './places.ts';
import { stageStates } from './stage-states.ts';
import { twoBlocks } from './testing/programs.ts';

it('says what stands before and after a stage', () => {
  const [first, second] = stageStates(twoBlocks);
  expect(first?.after.fastHz).toBe(16);
  expect(second?.before.fastHz).toBe(16);
  expect(second?.after.fastHz).toBe(10);
});

it('has every stage at its number', () => {
  fc.assert(
    fc.property(arbitraryProgram(), (program) => {
      expect(stageStates(program).map(({ place }) => place)).toEqual(stagePlaces(program.course));
    }),
  );
});
