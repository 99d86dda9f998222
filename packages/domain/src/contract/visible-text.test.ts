import { describe, expect, it } from 'vitest';
import { ownName, visibleText } from './visible-text.ts';

describe('visibleText', () => {
  it.each(['', 'Linux x86_64', 'Ünïcode 🧠', '=1+1'])('accepts %j', (text) => {
    expect(visibleText(20).parse(text)).toBe(text);
  });

  it.each(['a\u0000b', 'a\nb', 'a\tb', 'a\u007f', '\ud800', 'x'.repeat(21), 7])(
    'refuses %j',
    (text) => {
      expect(visibleText(20).safeParse(text).success).toBe(false);
    },
  );
});

describe('ownName', () => {
  it.each([
    [' Ada Lovelace ', 'Ada Lovelace'],
    ['עדה', 'עדה'],
    ['\u200fעדה\u200e 2', '\u200fעדה\u200e 2'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d💻', '👩\u200d💻'],
  ])('reads %j as %j', (typed, name) => expect(ownName(20).parse(typed)).toBe(name));

  it.each([
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ])('refuses what %j turns around', (turn) =>
    expect(ownName(20).safeParse(`Ada${turn}gpj.exe`).success).toBe(false),
  );

  it.each(['', '  ', 'a\u0000b', 'a\nb'])('refuses %j', (typed) => {
    expect(ownName(20).safeParse(typed).success).toBe(false);
  });
});
