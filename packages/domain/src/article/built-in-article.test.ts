import { describe, expect, it } from 'vitest';
import { bandFor } from '../frequency/bands.ts';
import { articleBlocks } from './article-blocks.ts';
import { BUILT_IN_ARTICLE } from './built-in-article.ts';
import { wordCount } from './word-count.ts';

describe('BUILT_IN_ARTICLE', () => {
  it('has the title that stands in for a failed request', () => {
    expect(BUILT_IN_ARTICLE.title).toBe('Understanding Neural Oscillations');
  });

  it('is a read of about two minutes', () => {
    expect(wordCount(BUILT_IN_ARTICLE.content)).toBeGreaterThan(300);
    expect(wordCount(BUILT_IN_ARTICLE.content)).toBeLessThan(420);
  });

  it('has headings, a list, paragraphs and strong words', () => {
    const kinds = articleBlocks(BUILT_IN_ARTICLE.content).map((block) => block.kind);
    expect(new Set(kinds)).toEqual(new Set(['heading', 'list', 'paragraph']));
  });

  it.each([
    ['Theta', 8],
    ['Alpha', 12],
    ['Beta', 30],
  ])('ends the %s band where the product does, at %d Hz', (band, upToHz) => {
    expect(bandFor(upToHz)).toBe(band);
    expect(BUILT_IN_ARTICLE.content).toMatch(
      new RegExp(`\\*\\*${band}\\*\\*, \\d+ to ${upToHz} Hz`, 'u'),
    );
  });

  it('promises nothing', () => {
    expect(BUILT_IN_ARTICLE.content).not.toMatch(/proven|guarantee|cure|treat(s|ment)/iu);
  });
});
