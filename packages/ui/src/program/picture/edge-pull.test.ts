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

it('makes room at the right edge alone, where a pointer can go no further too: a step a second there, ten at most further out', () => {
  const steps = (xs: readonly number[]) => xs.map((x) => edgeGrowth(x, VIEW));
  expect(steps([-50, 110, 880])).toEqual([0, 0, 0]);
  expect(edgeGrowth(882, VIEW)).toBeLessThan(1.2);
  expect(edgeGrowth(899, VIEW)).toBeGreaterThan(1.5);
  expect(steps([1060, 5000])).toEqual([10, 10]);
});
