import { describe, expect, it } from 'vitest';
import { printNumber, readNumber, steppedNumber } from './moment-values.ts';
import { fileName } from './save-text.ts';

describe('a number of a moment', () => {
  it('is written and read in the unit of its field', () => {
    expect(printNumber('strength', 0.35)).toBe('35');
    expect(readNumber('strength', '35 %')).toEqual({ ok: true, value: 0.35 });
    expect(readNumber('fastHz', ' 13,33 Hz ')).toEqual({ ok: true, value: 13.33 });
    expect(readNumber('hue', '40°')).toEqual({ ok: true, value: 40 });
    expect(readNumber('hue', 'red')).toEqual({ ok: false, reason: 'Type a number: 0–360°.' });
  });

  it('is stepped as far as its size makes sense of, never below 0', () => {
    expect(steppedNumber('fastHz', 16, 1, false)).toBe(17);
    expect(steppedNumber('fastHz', 6, -1, false)).toBe(5.5);
    expect(steppedNumber('slowHz', 0.1, 1, true)).toBe(0.11);
    expect(steppedNumber('strength', 0.02, -1, false)).toBe(0);
  });
});

it.each([
  ['Wind down', 'wind-down.sbg'],
  ['Für später: 25/5!', 'für-später-25-5.sbg'],
  ['…', 'program.sbg'],
])('%s is saved as %s', (name, file) => {
  expect(fileName(name, 'sbg')).toBe(file);
});
