import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';

const codePoints = (maxLength: number) =>
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength })
    .map((points) => String.fromCodePoint(...points));

describe('normalise', () => {
  it.each([
    ['  Focus   TIME ', 'focus time'],
    ["I can't sleep", 'i cant sleep'],
    ['I can’t sleep', 'i cant sleep'],
    ['réunion à 15h', 'reunion a 15h'],
    ['ｆｏｃｕｓ', 'focus'],
    ['fo\u200Bcus', 'focus'],
    ['\u202Edebug\u202C', 'debug'],
    ['Straße, Łódź, ağrı', 'strasse lodz agri'],
    ['mtg w/ legal abt the contract', 'meeting with legal about the contract'],
    ['1:1 w/ Sam', 'one on one with sam'],
    ['1-1 Ana', 'one on one ana'],
    ['Acme <> Us', 'acme intro call with us'],
    ['R&D', 'r and d'],
    ['tired😴now', 'tired 😴 now'],
    ['...', ''],
    ['', ''],
  ])('brings %j to %j', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it('keeps the vowel signs of Hindi and the marks of Japanese', () => {
    expect(normalise('मिर्गी')).toBe('मिर्गी'.normalize('NFC'));
    expect(normalise('デバッグ')).toBe('デバッグ');
  });

  it('treats composed and decomposed text alike', () => {
    expect(normalise('e\u0301tudier')).toBe(normalise('étudier'));
  });

  it('does not read a property of the host object as shorthand', () => {
    expect(normalise('constructor toString')).toBe('constructor tostring');
  });

  it('never throws, and gives words separated by single spaces', () => {
    fc.assert(
      fc.property(codePoints(300), (text) => {
        const normalised = normalise(text);
        expect(normalised).toBe(normalised.trim());
        expect(normalised).not.toMatch(/ {2}|[\n\t<>{}"']/);
      }),
    );
  });
});
