import { expect, it } from 'vitest';
import { dragStep } from './drag-step.ts';

const MINUTE = 60_000;
const wide = (minutes: number, zoom = 1) => ({
  width: 560 * zoom,
  height: 300,
  endMs: minutes * MINUTE,
});

it('comes to rest on whole minutes where the whole of a program is seen', () => {
  expect([17, 25, 32, 48, 120, 180].map((minutes) => dragStep(wide(minutes), 560, false))).toEqual(
    Array.from({ length: 6 }, () => MINUTE),
  );
});

it('is coarser only where a minute cannot be met, and finer where less is seen or Shift is held', () => {
  expect(dragStep(wide(400), 560, false)).toBe(5 * MINUTE);
  expect(dragStep(wide(32, 2), 560, false)).toBe(30_000);
  expect(dragStep(wide(5), 560, false)).toBe(10_000);
  expect(dragStep(wide(32), 560, true)).toBe(10_000);
  expect(dragStep(wide(180), 560, true)).toBe(10_000);
  expect(dragStep(wide(32, 8), 560, true)).toBe(1000);
});
