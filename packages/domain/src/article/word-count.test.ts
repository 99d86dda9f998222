import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordCount } from './word-count.ts';

describe('wordCount', () => {
  it.each([
    ['', 0],
    ['one', 1],
    ['one two\nthree', 3],
    ['# A heading\n\nand a paragraph', 5],
    ['- first\n- second item', 3],
    ['**bold** words **in here**', 4],
    ['half**bold**', 1],
    ['between 4 and 8 Hz', 5],
    ['a dash - or – two', 4],
    ["steady-state isn't two", 3],
    ['Wörter und 言葉', 3],
  ])('counts the words of %j: %d', (content, words) => {
    expect(wordCount(content)).toBe(words);
  });

  it('adds up over paragraphs', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/u), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(words), (paragraphs) => {
        const content = paragraphs.map((list) => list.join(' ')).join('\n\n');
        expect(wordCount(content)).toBe(paragraphs.flat().length);
      }),
    );
  });
});
