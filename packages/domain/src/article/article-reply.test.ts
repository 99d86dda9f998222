import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFromReply as articleFrom } from './article-reply.ts';

const STANDING_TITLE = 'Focus Enhancement Through Neural Entrainment';
const articleFromReply = (text: string, isComplete = true) => articleFrom({ text, isComplete });
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

  it.each(['Just some text.', 'Title: x {', '42', '"text"', 'null', '[]'])(
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

  it.each([
    '{"title": "Only"}',
    '{"title": "T", "content": ""}',
    '{"content": ["a"]}',
    '{"title": "cut off',
    '{"title": "T", "content": "Not one whole sen',
    '```json\n{"title": "T",',
    '',
  ])('has nothing to show of %j', (reply) => {
    expect(articleFromReply(reply, false)).toBeNull();
  });

  it.each([
    ['{"title": "T", "content": "One. Two is brok', 'One.'],
    ['```json\n{"title": "T", "content": "One.\\n\\nTwo.\\n\\nThr', 'One.\n\nTwo.'],
    ['Here it is:\n{"title": "T", "content": "One.\\', 'One.'],
    ['{"title": "T", "content": "One \\u201cquoted\\u201d. Two \\u20', 'One “quoted”.'],
    ['{"content": "One. Two", "title": "T', 'One. Two'],
    ['{"title": "T", "content": "One."', 'One.'],
    ['{"title": "T", "content": "One. He said \\"yes\\" and', 'One.'],
  ])('reads %j as far as it goes', (reply, content) => {
    const article = articleFromReply(reply, false);
    expect(article?.content).toBe(content);
    expect(article?.title).toBe(reply.includes('"T"') ? 'T' : STANDING_TITLE);
  });

  it('reads JSON with line breaks in its texts, and with words around it', () => {
    const reply = 'Sure!\n{"title": "T", "content": "One.\n\nTwo."}\nEnjoy.';
    expect(articleFromReply(reply)).toEqual({ title: 'T', content: 'One.\n\nTwo.' });
  });

  it('drops the broken last sentence of a plain text that was cut off', () => {
    expect(articleFromReply('One. Two is', false)?.content).toBe('One.');
    expect(articleFromReply('No end at all', false)?.content).toBe('No end at all');
  });

  it('shows no braces, wherever a reply is cut', () => {
    const content =
      'It may **help**. \\"Some\\" say so.\\n\\n- A list.\\n- Two\\u2014three.\\n\\nThe end.';
    const whole = `{"title": "On rhythm", "content": "${content}"}`;
    for (let length = 1; length <= whole.length; length += 1) {
      const article = articleFromReply(whole.slice(0, length), false);
      expect(`${article?.title} ${article?.content}`).not.toMatch(/[{}\\]|"title|"content/u);
    }
  });

  it('never throws, and always has a title', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (reply) => {
        const article = articleFromReply(reply);
        expect(article?.title).not.toBe('');
        expect(article?.content).not.toBe('');
      }),
    );
  });
});
