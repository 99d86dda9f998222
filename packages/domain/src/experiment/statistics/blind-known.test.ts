import { expect, it } from 'vitest';
import { isBlindKnown } from './blind-known.ts';

it('guesses can show a broken blind from six pairs on that lean, whichever way they do', () => {
  const known = (rightPairs: number, wrongPairs: number) =>
    isBlindKnown({ rightPairs, wrongPairs });
  expect([known(0, 0), known(5, 0), known(2, 3)]).toEqual([false, false, false]);
  expect([known(6, 0), known(0, 6), known(3, 3)]).toEqual([true, true, true]);
});
