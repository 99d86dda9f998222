import { describe, expect, it } from 'vitest';
import { wholeSentences } from './whole-sentences.ts';

describe('wholeSentences', () => {
  it.each([
    ['One. Two. Thr', 'One. Two.'],
    ['One. Two.', 'One. Two.'],
    ['It is at 13.33 Hz. At 12.', 'It is at 13.33 Hz.'],
    ['It was 1924. Then', 'It was 1924.'],
    ['He called it “alpha.” And', 'He called it “alpha.”'],
    ['Is it **so?** Per', 'Is it **so?**'],
    ['One.\n\n## A head', 'One.'],
    ['No end', ''],
    ['', ''],
  ])('leaves of %j only %j', (text, whole) => {
    expect(wholeSentences(text)).toBe(whole);
  });
});
