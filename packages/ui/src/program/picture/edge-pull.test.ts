import { expect, it } from 'vitest';
import { edgePull } from './edge-pull.ts';

const VIEW = { left: 100, right: 900 };

it('pulls at an edge, faster further out and never faster than it may, and nowhere else', () => {
  const pulls = (xs: readonly number[]) => xs.map((x) => edgePull(x, VIEW));
  expect(pulls([120, 500, 880])).toEqual([0, 0, 0]);
  expect(edgePull(900, VIEW)).toBeGreaterThan(edgePull(890, VIEW));
  expect(pulls([940, 5000])).toEqual([700, 700]);
  expect(pulls([60, -5000])).toEqual([-700, -700]);
});
