import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFrequency } from './format-frequency.ts';

describe('formatFrequency', () => {
  it.each([
    [1, '1 Hz'],
    [3, '3 Hz'],
    [10, '10 Hz'],
    [13.333333, '13.33 Hz'],
    [8.571, '8.57 Hz'],
    [0.1 + 0.2 + 2.7, '3 Hz'],
    [136.1, '136.1 Hz'],
    [1760, '1760 Hz'],
  ])('writes %d Hz as %s', (hz, text) => {
    expect(formatFrequency(hz)).toBe(text);
  });

  it.each([
    [0, '0 cycles per 10 s'],
    [0.05, '0.5 cycles per 10 s'],
    [0.1, '1 cycle per 10 s'],
    [0.12345, '1.23 cycles per 10 s'],
    [0.3, '3 cycles per 10 s'],
    [0.5, '5 cycles per 10 s'],
    [0.999, '9.99 cycles per 10 s'],
  ])('writes %d Hz, below 1 Hz, as %s', (hz, text) => {
    expect(formatFrequency(hz)).toBe(text);
  });

  it('never shows more than two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2000, noNaN: true }), (hz) => {
        expect(formatFrequency(hz)).toMatch(/^\d+(\.\d{1,2})? (Hz|cycles? per 10 s)$/u);
      }),
    );
  });
});
