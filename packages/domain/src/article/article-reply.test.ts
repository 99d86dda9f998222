import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFromReply } from './article-reply.ts';

const STANDING_TITLE = 'Focus Enhancement Through Neural Entrainment';
const ARTICLE = { title: 'Alpha at rest', content: 'First.\n\nSecond.' };

describe('articleFromReply', () => {
  it('reads title and content from JSON', () => {
    expect(articleFromReply(JSON.stringify(ARTICLE))).toEqual(ARTICLE);
  });

  it.each(['```json\n%\n```', '```\n%\n```', '  %\n', '```JSON %```'])(
    'reads JSON that comes as %j',
    (frame) => {
      expect(articleFromReply(frame.replace('%', JSON.stringify(ARTICLE)))).toEqual(ARTICLE);
    },
  );

  it.each(['Just some text.', 'Title: x {', '{"title": "cut off', '42', '"text"', 'null', '[]'])(
    'takes %j for the content itself',
    (reply) => {
      expect(articleFromReply(reply)).toEqual({ title: STANDING_TITLE, content: reply });
    },
  );

  it('gives content without a title the standing one', () => {
    expect(articleFromReply('{"content": "Body", "title": " "}')).toEqual({
      title: STANDING_TITLE,
      content: 'Body',
    });
  });

  it.each(['{"title": "Only"}', '{"title": "T", "content": ""}', '{"content": ["a"]}'])(
    'shows the raw text of %j, which holds no content',
    (reply) => {
      expect(articleFromReply(reply)).toEqual({ title: STANDING_TITLE, content: reply });
    },
  );

  it('never throws, and always has a title', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (reply) => {
        const article = articleFromReply(reply);
        expect(article.title).not.toBe('');
        expect(typeof article.content).toBe('string');
      }),
    );
  });
});
