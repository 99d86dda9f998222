import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

it.each([
  ["I'm debugging", 'I’m debugging'],
  ['Read "Walden" ("again")', 'Read “Walden” (“again”)'],
  ["'Hamlet', by heart; the '90s", '‘Hamlet’, by heart; the ’90s'],
  ['Already “so”', 'Already “so”'],
])('%s is set as %s', (typed, set) => {
  expect(typeset(typed)).toBe(set);
});
