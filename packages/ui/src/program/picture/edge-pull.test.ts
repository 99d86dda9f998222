import { expect, it } from 'vitest';
import { edgeGrowth, edgePull } from './edge-pull.ts';

const VIEW = { left: 100, right: 900 };

it('pulls at an edge, faster further out and never faster than it may, and nowhere else', () => {
  const pulls = (xs: readonly number[]) => xs.map((x) => edgePull(x, VIEW));
  expect(pulls([120, 500, 880])).toEqual([0, 0, 0]);
  expect(edgePull(900, VIEW)).toBeGreaterThan(edgePull(890, VIEW));
  expect(pulls([940, 5000])).toEqual([500, 500]);
  expect(pulls([60, -5000])).toEqual([-500, -500]);
});

it('makes room beyond the right edge alone: a step a second there, and ten at most further out', () => {
  const steps = (xs: readonly number[]) => xs.map((x) => edgeGrowth(x, VIEW));
  expect(steps([-50, 880, 900])).toEqual([0, 0, 0]);
  expect(edgeGrowth(902, VIEW)).toBeLessThan(1.2);
  expect(steps([1060, 5000])).toEqual([10, 10]);
});
