import { expect, it } from 'vitest';
import { lengthByKey } from './border-keys.ts';

const MINUTE = 60_000;
const from = 3 * MINUTE + 10_000;

it('goes a minute, with Shift ten seconds, and a page five minutes', () => {
  expect(lengthByKey('ArrowRight', false, from)).toBe(from + MINUTE);
  expect(lengthByKey('ArrowDown', true, from)).toBe(3 * MINUTE);
  expect(lengthByKey('PageUp', false, from)).toBe(8 * MINUTE + 10_000);
  expect(lengthByKey('PageDown', false, 30 * MINUTE)).toBe(25 * MINUTE);
  expect(lengthByKey('a', false, from)).toBeNull();
});

it('goes to a minute and to three hours by Home and End, and never the other way', () => {
  expect(['Home', 'End'].map((key) => lengthByKey(key, false, from))).toEqual([
    MINUTE,
    180 * MINUTE,
  ]);
  expect(lengthByKey('Home', false, 20_000)).toBe(20_000);
  expect(lengthByKey('End', false, 300 * MINUTE)).toBe(300 * MINUTE);
});
