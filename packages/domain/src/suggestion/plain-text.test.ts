import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['  padded  ', 'padded'],
    ['two\nlines', 'two lines'],
    ['tab\tand\r\nbreak', 'tab and break'],
    ['zero\u200bwidth\u200d', 'zerowidth'],
    ['left\u202eright\u2066', 'leftright'],
    ['bell\u0007', 'bell'],
    ['\ufeffmark', 'mark'],
    ['Grüße, 集中 🧠', 'Grüße, 集中 🧠'],
    ['half \ud83e', 'half'],
    ['<b>kept as text</b>', '<b>kept as text</b>'],
    ['', ''],
  ])('turns %j into %j', (given, plain) => {
    expect(plainText(given, 100)).toBe(plain);
  });

  it('counts code points, and never cuts one in two', () => {
    expect(plainText('🧠🧠🧠', 2)).toBe('🧠🧠');
  });

  it('leaves no space at the cut', () => {
    expect(plainText('one two', 4)).toBe('one');
  });

  it('makes one clean line of any text, and leaves a clean line alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = plainText(text, 50);
        expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(Array.from(plain).length).toBeLessThanOrEqual(50);
        expect(plain.trim()).toBe(plain);
        expect(plainText(plain, 50)).toBe(plain);
      }),
    );
  });
});
