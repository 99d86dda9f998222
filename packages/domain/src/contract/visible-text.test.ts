import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

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
