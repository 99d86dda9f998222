import { describe, expect, it } from 'vitest';
import { whyNotAsked } from './protocol.ts';
import { whyNotWords, WORDS_ERROR } from './question-words.ts';

const named = (code: string) => expect.stringContaining(`cannot be seen (${code})`);

describe('a question in a person\u2019s own words', () => {
  it.each([
    'How calm were you?',
    'می\u200Cخواهم ok?',
    'क्\u200Dष ok?',
    'র\u200D্য ok?',
    '👩\u200D👩\u200D👧 ok?',
    '👩🏽\u200D💻 ok?',
    '❤️\u200D🔥 ok?',
    `${'ab'.repeat(59)}😀?`,
  ])('may be %j', (words) => {
    expect(whyNotWords(words)).toBeNull();
    expect(whyNotAsked({ kind: 'own', words })).toBeNull();
  });

  it.each([
    ['', WORDS_ERROR],
    [' \u00A0', WORDS_ERROR],
    ['one\ntwo', WORDS_ERROR],
    ['one\u2028two', WORDS_ERROR],
    ['a'.repeat(121), WORDS_ERROR],
    ['How\u202E calm?', named('U+202E')],
    ['How\u2066 calm?', named('U+2066')],
    ['How\tcalm?', named('U+0009')],
    ['How \u200Dcalm?', named('U+200D')],
    ['How calm\u200C?', named('U+200C')],
    ['می\u200C\u200Cخواهم', named('U+200C')],
    ['\uD83D ok?', named('U+D83D')],
  ])('may not be %j, and the reason is true', (words, why) => {
    expect(whyNotWords(words)).toEqual(why);
    expect(whyNotAsked({ kind: 'own', words })).toEqual(why);
  });
});
