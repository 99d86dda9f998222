import { describe, expect, it } from 'vitest';
import { isWithin, stagePlaces, stretchAt, stretchOver } from './places.ts';
import { twoBlocks } from './testing/programs.ts';

const { course } = twoBlocks;

describe('places', () => {
  it('of stages come in the order in which they are read', () => {
    const looped = [...course, { kind: 'loop', times: 2, course } as const, ...course];
    expect(stagePlaces(looped)).toEqual([[0], [1], [2, 0], [2, 1], [3], [4]]);
  });

  it('are in a stretch at whatever depth', () => {
    const stretch = { within: [2], first: 1, count: 2 };
    expect(isWithin([2, 1], stretch)).toBe(true);
    expect(isWithin([2, 2, 7], stretch)).toBe(true);
    expect(isWithin([2, 0], stretch)).toBe(false);
    expect(isWithin([1, 1], stretch)).toBe(false);
    expect(isWithin([2], stretch)).toBe(false);
  });

  it('have a smallest stretch that holds both', () => {
    expect(stretchOver([3], [1])).toEqual({ within: [], first: 1, count: 3 });
    expect(stretchOver([2, 0], [2, 1])).toEqual({ within: [2], first: 0, count: 2 });
    expect(stretchOver([2, 1], [4])).toEqual({ within: [], first: 2, count: 3 });
    expect(stretchOver([2, 1], [2, 1])).toEqual(stretchAt([2, 1]));
  });
});
