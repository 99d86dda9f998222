import { describe, expect, it } from 'vitest';
import { articleBlocks } from '../article-blocks.ts';
import { BUILT_IN_ARTICLE } from '../built-in-article.ts';
import { OWN_ARTICLES } from './own-articles.ts';

const SENTENCE_END = /[.?!](?=\s|$)/gu;
const PROMISES = /\b(?:proven|guarantee\w*|cures?|heals?|treats?|will (?:improve|boost|help))\b/iu;
const HEDGES =
  /\b(?:may|might|some|seems?|one study|debated|disputed|hypothesis|not settled|differs?)\b/iu;

describe('our own articles', () => {
  it('are at least twelve, with titles of their own', () => {
    const titles = [BUILT_IN_ARTICLE, ...OWN_ARTICLES].map(({ title }) => title);
    expect(OWN_ARTICLES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(OWN_ARTICLES)('$title: four paragraphs of three to four sentences', ({ content }) => {
    const blocks = articleBlocks(content);
    expect(blocks.map(({ kind }) => kind)).toEqual(Array(4).fill('paragraph'));
    for (const paragraph of content.split('\n\n')) {
      const sentences = paragraph.match(SENTENCE_END)?.length ?? 0;
      expect([3, 4], paragraph).toContain(sentences);
    }
  });

  it.each(OWN_ARTICLES)('$title: promises nothing, and says what is open', ({ content }) => {
    expect(content).not.toMatch(PROMISES);
    expect(content).toMatch(HEDGES);
  });
});
