import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FAST_SHARE,
  pairCurve,
  pairHeight,
  pairSpanSeconds,
  smoothPairCurve,
} from './pair-curve.ts';

/** In pixels. */
const WIDEST_PAGE = 1920;

const hertz = fc.double({ min: 0, max: 100, noNaN: true });

describe('pairHeight', () => {
  it('is the sum of the two sines, scaled to one', () => {
    const t = 0.0371;
    const sum = Math.sin(2 * Math.PI * 3 * t) + FAST_SHARE * Math.sin(2 * Math.PI * 40 * t);
    expect(pairHeight({ slowHz: 3, fastHz: 40 }, t)).toBeCloseTo(sum / (1 + FAST_SHARE), 12);
  });

  it('is zero at the start and flat when both rhythms are off', () => {
    expect(pairHeight({ slowHz: 3, fastHz: 40 }, 0)).toBe(0);
    expect(pairHeight({ slowHz: 0, fastHz: 0 }, 0.7)).toBe(0);
  });

  it('stays between -1 and 1 for every pair and moment', () => {
    fc.assert(
      fc.property(
        hertz,
        hertz,
        fc.double({ min: -1e3, max: 1e3, noNaN: true }),
        (slow, fast, t) => {
          expect(Math.abs(pairHeight({ slowHz: slow, fastHz: fast }, t))).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('pairSpanSeconds', () => {
  it.each([
    [3, 1],
    [1, 1],
    [0.5, 2],
    [0.1, 10],
    [0.05, 10],
    [0, 1],
  ])('shows a %s Hz slow rhythm over %s s', (slowHz, seconds) => {
    expect(pairSpanSeconds({ slowHz, fastHz: 40 })).toBe(seconds);
  });
});

describe('pairCurve', () => {
  it('covers one second of 3 Hz carrying 40 Hz by default', () => {
    const curve = pairCurve({ slowHz: 3, fastHz: 40 });
    expect(curve).toHaveLength(961);
    expect(curve.at(-1)?.x).toBe(1);
    expect(curve.at(-1)?.y).toBeCloseTo(0, 10);
  });

  it('crosses zero upwards once for each cycle of the fast rhythm when it is alone', () => {
    const curve = pairCurve({ slowHz: 0, fastHz: 12 });
    const rising = curve.filter((point, index) => {
      const before = curve[index - 1];
      return before !== undefined && before.y <= 1e-9 && point.y > 1e-9;
    });
    expect(rising).toHaveLength(12);
  });

  it('starts at the moment it is told to', () => {
    const pair = { slowHz: 3, fastHz: 40 };
    const [first] = pairCurve(pair, { fromSeconds: 0.31, spanSeconds: 1 });
    expect(first?.y).toBeCloseTo(pairHeight(pair, 0.31), 12);
  });
});

describe('smoothPairCurve', () => {
  it.each([
    [{ slowHz: 3, fastHz: 40 }, 40],
    [{ slowHz: 1, fastHz: 8 }, 8],
    [{ slowHz: 0.1, fastHz: 6 }, 60],
  ])(
    'rounds each crest of %o with 24 points a cycle or more, and one a two pixels of a page',
    (pair, cycles) => {
      const curve = smoothPairCurve(pair);
      expect(curve.length - 1).toBeGreaterThanOrEqual(Math.max(24 * cycles, WIDEST_PAGE / 2));
      expect(curve.at(-1)?.x).toBe(1);
    },
  );
});
