import { expect, it } from 'vitest';
import { FIRST_BLIND_SEED } from './blind-script.ts';
import { FIRST_PROGRAM_SEED } from './program-script.ts';
import { firstFlash } from './first-flash.ts';

it('finds nothing that can be done to a program, or that a program does, to make guarded light flash', () => {
  expect(firstFlash(FIRST_PROGRAM_SEED, 2_000)).toBe('nothing');
});

it('finds nothing that can be done to a blind program to make guarded light flash', () => {
  expect(firstFlash(FIRST_BLIND_SEED, 2_000)).toBe('nothing');
});
