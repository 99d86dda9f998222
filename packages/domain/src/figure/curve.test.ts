import { describe, expect, it } from 'vitest';
import { pointsFor, sampleCurve } from './curve.ts';

describe('pointsFor', () => {
  it('gives a fast curve twenty-four points a cycle', () => {
    expect(pointsFor(40)).toBe(961);
  });

  it('never falls below what a slow curve needs, nor above what a screen can show', () => {
    expect(pointsFor(0)).toBe(201);
    expect(pointsFor(0.1)).toBe(201);
    expect(pointsFor(1e6)).toBe(1601);
  });
});

describe('sampleCurve', () => {
  it('includes both ends and spaces the points evenly', () => {
    expect(sampleCurve(5, (x) => x * 2 - 1)).toEqual([
      { x: 0, y: -1 },
      { x: 0.25, y: -0.5 },
      { x: 0.5, y: 0 },
      { x: 0.75, y: 0.5 },
      { x: 1, y: 1 },
    ]);
  });
});
