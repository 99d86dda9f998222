import { describe, expect, it } from 'vitest';
import { oklchHex } from './oklch.ts';

describe('oklchHex', () => {
  it.each([
    [{ lightness: 1, chroma: 0, hue: 0 }, '#ffffff'],
    [{ lightness: 0, chroma: 0, hue: 0 }, '#000000'],
    [{ lightness: 0.628, chroma: 0.2577, hue: 29.23 }, '#ff0000'],
    [{ lightness: 0.52, chroma: 0.1768, hue: 142.5 }, '#008000'],
  ])('of %j is %s', (colour, hex) => {
    expect(oklchHex(colour)).toBe(hex);
  });

  it('cuts off what no screen shows', () => {
    expect(oklchHex({ lightness: 0.9, chroma: 0.4, hue: 145 })).toMatch(/^#00[\da-f]{4}$/u);
  });
});
