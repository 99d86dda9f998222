import { describe, expect, it } from 'vitest';
import { luminance, swingSentence } from './swing-words.ts';

describe('luminance', () => {
  it.each([
    [0, '0.00'],
    [0.004, '0.004'],
    [0.05, '0.05'],
    [0.1984, '0.20'],
  ])('writes %s as %s', (value, text) => {
    expect(luminance(value)).toBe(text);
  });
});

describe('swingSentence', () => {
  it.each([
    [
      { swing: 0.05, swingLimit: 0.05, flashGuard: true },
      /^Flash guard holds it at or below 0\.05/,
    ],
    [{ swing: 0.2, swingLimit: null, flashGuard: true }, /slower than 0\.8 Hz/],
    [{ swing: 0.04, swingLimit: null, flashGuard: false }, /still under the 0\.10/],
    [{ swing: 0.1, swingLimit: null, flashGuard: false }, /at or past the 0\.10/],
  ])('of %o says so', (swing, words) => {
    expect(swingSentence(swing)).toMatch(words);
  });
});
