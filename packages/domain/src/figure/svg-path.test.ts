import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { svgPath } from './svg-path.ts';

const box = { width: 100, height: 20 };

describe('svgPath', () => {
  it('fills the box between the insets, upwards', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0.5, y: 1 },
      { x: 1, y: -1 },
    ];
    expect(svgPath(points, box)).toBe('M0 10 50 1 100 19');
    expect(svgPath(points, { ...box, inset: 2.5 })).toBe('M0 10 50 2.5 100 17.5');
  });

  it('is empty without points', () => {
    expect(svgPath([], box)).toBe('');
  });

  it('writes no exponent, no minus zero and no trailing zero, and stays in the box', () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    const height = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.record({ x: unit, y: height }), { minLength: 1 }), (points) => {
        const numbers = svgPath(points, box).slice(1).split(' ');
        expect(numbers).toHaveLength(points.length * 2);
        for (const text of numbers) {
          expect(text).toMatch(/^(0|[1-9]\d*)(\.[1-9])?$/);
          expect(Number(text)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
