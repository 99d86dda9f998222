import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURVES } from './curve.ts';
import { type Glide, glideCycles, glideHz, scaledGlide, steady } from './glide.ts';
import { exactCycles } from './testing/exact-cycles.ts';

const DAY_S = 86_400;

const hertz = fc.double({ min: 0.1, max: 100, noNaN: true });
const lengths = fc.double({ min: 1, max: DAY_S, noNaN: true });
const glides: fc.Arbitrary<Glide> = fc.record({
  curve: fc.constantFrom(...CURVES),
  fromHz: hertz,
  toHz: hertz,
  lengthS: lengths,
});
/** Ends that differ by next to nothing, where a quotient of differences has no digits left. */
const nearlySteady = fc
  .tuple(glides, fc.double({ min: -1e-6, max: 1e-6, noNaN: true }))
  .map(([glide, by]): Glide => ({ ...glide, toHz: glide.fromHz * (1 + by) }));
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** How far the cycles of the first `x` of a glide are from the reference. */
function errorAt(glide: Glide, x: number): number {
  const elapsed = x * glide.lengthS;
  return Math.abs(glideCycles(glide, elapsed) - exactCycles(glide, elapsed));
}

describe('glideCycles', () => {
  it('is the integral of the frequency to a millionth of a cycle, for as long as a day', () => {
    const isExact = (glide: Glide, x: number) => errorAt(glide, x) < 1e-6;
    fc.assert(fc.property(glides, share, isExact), { numRuns: 300 });
  });

  it('keeps its digits where both ends are nearly the same', () => {
    const isExact = (glide: Glide, x: number) => errorAt(glide, x) < 1e-6;
    fc.assert(fc.property(nearlySteady, share, isExact), { numRuns: 300 });
  });

  it.each(CURVES)('is exact over the longest and widest %s', (curve) => {
    for (const [fromHz, toHz] of [
      [0.1, 100],
      [100, 0.1],
      [99.9999, 100],
      [40, 6],
    ] as const) {
      for (const x of [1e-9, 0.001, 0.5, 0.999, 1]) {
        expect(errorAt({ curve, fromHz, toHz, lengthS: DAY_S }, x)).toBeLessThan(1e-6);
      }
    }
  });

  it('goes on at the end frequency behind the stretch, and backwards before it', () => {
    const glide: Glide = { curve: 'straight', fromHz: 4, toHz: 8, lengthS: 10 };
    expect(glideCycles(glide, 10)).toBe(60);
    expect(glideCycles(glide, 11)).toBe(68);
    expect(glideCycles(glide, -1)).toBe(-4);
  });

  it('never falls', () => {
    fc.assert(
      fc.property(glides, share, share, (glide, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)];
        const at = (x: number) => glideCycles(glide, x * 1.2 * glide.lengthS);
        expect(at(after)).toBeGreaterThanOrEqual(at(before));
      }),
    );
  });

  it('counts a steady rhythm as frequency times time, to the last bit', () => {
    fc.assert(
      fc.property(hertz, lengths, (hz, elapsed) => {
        expect(glideCycles(steady(hz, 0), elapsed)).toBe(hz * elapsed);
      }),
    );
  });
});

describe('glideHz', () => {
  it('is the slope of the cycles', () => {
    const step = 0.01;
    fc.assert(
      fc.property(glides, share, (glide, x) => {
        fc.pre(glide.lengthS > 100);
        const at = step + x * (glide.lengthS - 2 * step);
        const slope = (glideCycles(glide, at + step) - glideCycles(glide, at - step)) / (2 * step);
        expect(slope).toBeCloseTo(glideHz(glide, at), 2);
      }),
    );
  });
});

describe('scaledGlide', () => {
  it('is as many cycles times the factor', () => {
    fc.assert(
      fc.property(glides, share, fc.integer({ min: 1, max: 20 }), (glide, x, divisor) => {
        const elapsed = x * glide.lengthS;
        const whole = glideCycles(glide, elapsed);
        expect(glideCycles(scaledGlide(glide, 1 / divisor), elapsed) * divisor).toBeCloseTo(
          whole,
          6,
        );
      }),
    );
  });
});
