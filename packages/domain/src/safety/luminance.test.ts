import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chromaticity,
  isSaturatedRed,
  type LinearRgb,
  linearToSrgb,
  relativeLuminance,
  srgbToLinear,
} from './luminance.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const colour = fc.record<LinearRgb>({ r: share, g: share, b: share });
const grey = (light: number): LinearRgb => ({ r: light, g: light, b: light });

const BLACK = grey(0);
const WHITE = grey(1);
const RED: LinearRgb = { r: 1, g: 0, b: 0 };
const GREEN: LinearRgb = { r: 0, g: 1, b: 0 };
const BLUE: LinearRgb = { r: 0, g: 0, b: 1 };

describe('srgbToLinear', () => {
  it.each([
    [0, 0],
    [1 / 255, 0.000303527],
    [10 / 255, 0.00303527],
    [11 / 255, 0.003346536],
    [128 / 255, 0.2158605],
    [0.5, 0.2140411],
    [1, 1],
  ])('shows the code value %d as the light %d', (value, light) => {
    expect(srgbToLinear(value)).toBeCloseTo(light, 7);
  });

  it('is undone by linearToSrgb, and never falls', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        expect(linearToSrgb(srgbToLinear(one))).toBeCloseTo(one, 6);
        expect(srgbToLinear(linearToSrgb(one))).toBeCloseTo(one, 6);
        expect(srgbToLinear(Math.max(one, other))).toBeGreaterThanOrEqual(
          srgbToLinear(Math.min(one, other)),
        );
      }),
    );
  });
});

describe('relativeLuminance', () => {
  it('runs from black to white', () => {
    expect(relativeLuminance(BLACK)).toBe(0);
    expect(relativeLuminance(WHITE)).toBeCloseTo(1, 12);
  });

  it('weighs green most and blue least', () => {
    expect(relativeLuminance(RED)).toBeCloseTo(0.2126, 12);
    expect(relativeLuminance(GREEN)).toBeCloseTo(0.7152, 12);
    expect(relativeLuminance(BLUE)).toBeCloseTo(0.0722, 12);
  });

  it('stays between 0 and 1', () => {
    fc.assert(
      fc.property(colour, (rgb) => {
        expect(relativeLuminance(rgb)).toBeGreaterThanOrEqual(0);
        expect(relativeLuminance(rgb)).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });
});

describe('isSaturatedRed', () => {
  it.each<[LinearRgb, boolean]>([
    [RED, true],
    [{ r: 0.2, g: 0, b: 0 }, true],
    [{ r: 0.8, g: 0.1, b: 0.1 }, true],
    [{ r: 0.79, g: 0.105, b: 0.105 }, false],
    [BLACK, false],
    [WHITE, false],
    [BLUE, false],
  ])('says of %o: %s', (rgb, saturated) => {
    expect(isSaturatedRed(rgb)).toBe(saturated);
  });

  it('does not depend on brightness', () => {
    fc.assert(
      fc.property(colour, fc.double({ min: 0.1, max: 1, noNaN: true }), ({ r, g, b }, dim) => {
        const redness = r / (r + g + b);
        fc.pre(Number.isFinite(redness) && Math.abs(redness - 0.8) > 1e-9 && r + g + b > 1e-9);
        expect(isSaturatedRed({ r: r * dim, g: g * dim, b: b * dim })).toBe(
          isSaturatedRed({ r, g, b }),
        );
      }),
    );
  });
});

describe('chromaticity', () => {
  it.each<[LinearRgb, number, number]>([
    [WHITE, 0.1978, 0.4683],
    [BLACK, 0.1978, 0.4683],
    [RED, 0.4507, 0.5229],
    [GREEN, 0.125, 0.5625],
    [BLUE, 0.1754, 0.1579],
  ])('finds %o at its known place', (rgb, u, v) => {
    expect(chromaticity(rgb).u).toBeCloseTo(u, 3);
    expect(chromaticity(rgb).v).toBeCloseTo(v, 3);
  });

  it('finds every grey in one place', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1, noNaN: true }), (light) => {
        const [own, white] = [chromaticity(grey(light)), chromaticity(WHITE)];
        expect(Math.hypot(own.u - white.u, own.v - white.v)).toBeCloseTo(0, 4);
      }),
    );
  });
});
