import { describe, expect, it } from 'vitest';
import { wilson } from './wilson.ts';

describe('wilson', () => {
  it('gives the published interval for 81 of 263', () => {
    const { share, from, to } = wilson(81, 263);
    expect(share).toBeCloseTo(0.308, 3);
    expect(from).toBeCloseTo(0.2553, 3);
    expect(to).toBeCloseTo(0.3662, 3);
  });

  it('stays between nothing and all, and never claims certainty', () => {
    expect(wilson(0, 10)).toMatchObject({ share: 0, from: 0 });
    expect(wilson(0, 10).to).toBeGreaterThan(0.2);
    expect(wilson(10, 10).from).toBeLessThan(0.8);
    expect(wilson(0, 0)).toEqual({ share: 0, from: 0, to: 1 });
  });
});
