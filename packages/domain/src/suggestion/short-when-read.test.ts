import { describe, expect, it } from 'vitest';
import { shortWhenRead } from './short-when-read.ts';

const MANY = '\uFDFA';

describe('shortWhenRead', () => {
  it.each([
    'Write the report',
    `The life of Muhammad ${MANY}`,
    'x'.repeat(500),
    'น้ำ'.repeat(166),
    '½…ﬃ'.repeat(166),
    '한국어 é ậ \uD800 🧠',
  ])('leaves %j as it is', (text) => {
    expect(shortWhenRead(text, 500)).toBe(text);
  });

  it('takes out what stands for many, and keeps the words between', () => {
    const text = `${MANY.repeat(240)}end${MANY}my life${MANY.repeat(240)}`;
    const short = shortWhenRead(text, 500);
    expect(short).toHaveLength(text.length);
    expect(short.replaceAll('\uFFFD', ' ').trim()).toBe('end my life');
  });

  it('leaves no text that is more than three times as long once it is read', () => {
    const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
    const long = characters.filter((character) => {
      const short = shortWhenRead(character, 0);
      return short.normalize('NFKC').length > 3 * short.length;
    });
    expect(long).toEqual([]);
  });
});
