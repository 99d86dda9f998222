import { describe, expect, it } from 'vitest';
import { axisEnd } from './minutes-axis.ts';

describe('axisEnd', () => {
  it.each([
    [[], 10],
    [[0, 3], 10],
    [[10], 10],
    [[10.1], 20],
    [[61], 90],
    [[1500], 2400],
    [[10_080], 10_080],
  ])('of %j is %d minutes', (minutes, end) => {
    expect(axisEnd(minutes)).toBe(end);
  });
});
