import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it('is told once the pace is steady, and is right then', () => {
  const left = timeLeft();
  let atMs = 20_000;
  const told: (readonly [number, number | null])[] = [];
  for (let step = 1; step <= 50; step += 1) {
    // Slow at first, while all that works is still warming up; a second for each step from then on.
    atMs += step <= 6 ? 4000 : 1000;
    told.push([step, left(step / 100, atMs)]);
  }
  const first = told.find(([, ms]) => ms !== null);
  expect(first?.[0]).toBeGreaterThan(6);
  for (const [step, ms] of told) {
    if (ms !== null) expect(Math.abs(ms / 1000 / (100 - step) - 1)).toBeLessThan(0.25);
  }
  expect(told.at(-1)?.[1]).toBeCloseTo(50_000, 0);
});

it('is not told of what has hardly begun, however evenly it goes', () => {
  const left = timeLeft();
  expect([1, 2, 3, 4, 5].map((step) => left(step / 100, step * 1000))).toEqual(Array(5).fill(null));
  expect(left(0.06, 6000)).toBeNull();
  expect([7, 8].map((step) => left(step / 100, step * 1000)).at(-1)).toBeCloseTo(92_000, 0);
});
