import { expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { writtenOut } from './alternatives.ts';

it('writes out a line once for each choice, up to a count, the same for the same seed', () => {
  const write = (count: number) => writtenOut('{i|we} leave{ now|}', count, seededRandom(1));
  expect(write(20).every((text) => /^(?:i|we) leave(?: now)?$/u.test(text))).toBe(true);
  expect(new Set(write(20)).size).toBe(write(20).length);
  expect(write(2)).toHaveLength(2);
  expect(write(20)).toEqual(write(20));
  expect(writtenOut('as it is', 3, seededRandom(1))).toEqual(['as it is']);
});
