import { expect, it } from 'vitest';
import { percent } from './percent.ts';

it.each([
  [0.015, '1.5'],
  [0.45, '45'],
  [0.07, '7'],
  [1, '100'],
  [0, '0'],
])('writes %s as %s per cent', (level, text) => {
  expect(percent(level)).toBe(`${text}%`);
});
