import { expect, it } from 'vitest';
import { tabAfterKey } from './tab-keys.ts';

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, undefined],
])('%s from tab %i leads to %s', (key, from, to) => {
  expect(tabAfterKey(key, from, 4)).toBe(to);
});
