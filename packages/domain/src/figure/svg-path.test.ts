import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { svgPath } from './svg-path.ts';

const box = { width: 100, height: 20 };

/** The places that a path leads to, read as the grammar of SVG paths has it. */
function placesOf(path: string): readonly (readonly [number, number])[] {
  expect(path).toMatch(/^m/u);
  const steps = path.slice(1).match(/-?(?:\d+\.\d|\d+|\.\d)/gu) ?? [];
  expect(path.slice(1).replaceAll(' ', '')).toBe(steps.join(''));
  const places: [number, number][] = [];
  for (let index = 0; index < steps.length; index += 2) {
    const [x, y] = places.at(-1) ?? [0, 0];
    places.push([x + Number(steps[index]), y + Number(steps[index + 1])]);
  }
  return places;
}

describe('svgPath', () => {
  it('fills the box between the insets, upwards', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0.5, y: 1 },
      { x: 1, y: -1 },
    ];
    expect(svgPath(points, box)).toBe('m0 10 50-9 50 18');
    expect(svgPath(points, { ...box, inset: 2.5 })).toBe('m0 10 50-7.5 50 15');
  });

  it('leaves out every character that a reader of paths can do without', () => {
    const points = [
      { x: 0.003, y: 0 },
      { x: 0.006, y: -0.1 },
      { x: 0.008, y: 0.1 },
    ];
    expect(svgPath(points, box)).toBe('m.3 10 .3.9.2-1.8');
  });

  it('is empty without points', () => {
    expect(svgPath([], box)).toBe('');
  });

  it('leads to each point within half a tenth, however long the way', () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    const height = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: unit, y: height }), { minLength: 1, maxLength: 400 }),
        (points) => {
          const places = placesOf(svgPath(points, box));
          expect(places).toHaveLength(points.length);
          for (const [index, { x, y }] of points.entries()) {
            expect(Math.abs((places[index]?.[0] ?? NaN) - x * 100)).toBeLessThan(0.0501);
            expect(Math.abs((places[index]?.[1] ?? NaN) - (10 - y * 9))).toBeLessThan(0.0501);
          }
        },
      ),
    );
  });
});
