import { expect, it } from 'vitest';
import { questionKey } from './question-key.ts';
import { FOCUS_QUESTION } from './question-words.ts';

const own = (words: string) => questionKey({ kind: 'own', words });

it('questions are the same whatever their case, spaces and end', () => {
  const key = own('How calm were you?');
  for (const words of [' How  calm were you ', 'how CALM were you?!', 'How calm\u00A0were you…']) {
    expect(own(words)).toBe(key);
  }
  expect(own('How calm are you?')).not.toBe(key);
  expect(questionKey({ kind: 'focus' })).not.toBe(own('focus'));
});

it('the question that stands ready is the same where it is typed', () => {
  const ready = questionKey({ kind: 'focus' });
  for (const words of [FOCUS_QUESTION, ' how FOCUSED  were you', 'How focused\u00A0were you?!']) {
    expect(own(words)).toBe(ready);
  }
  expect(own('How focused are you?')).not.toBe(ready);
});
