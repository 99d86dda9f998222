import { expect, it } from 'vitest';
import { optionByKey } from './option-by-key.ts';

it('goes from option to option, and to both ends, and no further', () => {
  const to = (from: number) =>
    ['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => optionByKey(key, from, 3));
  expect(to(1)).toEqual([0, 2, 0, 2]);
  expect(to(0)).toEqual([0, 1, 0, 2]);
  expect(to(2)).toEqual([1, 2, 0, 2]);
  expect([' ', 'x'].map((key) => optionByKey(key, 1, 3))).toEqual([1, null]);
});
