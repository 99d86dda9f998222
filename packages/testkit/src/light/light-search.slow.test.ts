import { expect, it } from 'vitest';
import { FIRST_BLIND_SEED } from './blind-script.ts';
import { isTooMuch, judgeScript, scriptOfSeed, shortened } from './light-search.ts';
import { FIRST_PROGRAM_SEED } from './program-script.ts';

/** The first script that makes some place flash, as short as it can be; nothing where none does. */
function searched(firstSeed: number, scripts: number): string {
  for (let seed = firstSeed; seed < firstSeed + scripts; seed += 1) {
    const script = scriptOfSeed(seed);
    if (!isTooMuch(judgeScript(script))) continue;
    const shortest = shortened(script, (shorter) => isTooMuch(judgeScript(shorter)));
    return JSON.stringify({ seed, shortest, worst: judgeScript(shortest) }, null, 1);
  }
  return 'nothing';
}

it('finds nothing that a person, an assistant, a calendar or a screen can do to make guarded light flash', () => {
  expect(searched(1, 10_000)).toBe('nothing');
});

it('finds nothing that can be done to a program, or that a program does, to make guarded light flash', () => {
  expect(searched(FIRST_PROGRAM_SEED, 2_000)).toBe('nothing');
});

it('finds nothing that can be done to a blind program to make guarded light flash', () => {
  expect(searched(FIRST_BLIND_SEED, 2_000)).toBe('nothing');
});
