import { expect, it } from 'vitest';
import { chapterId } from './chapter-id.ts';

it.each([
  ['Trials, payment and renewal', 'trials-payment-and-renewal'],
  ['Found something?', 'found-something'],
  ['Refunds', 'refunds'],
])('%s is led to by #%s', (title, id) => {
  expect(chapterId(title)).toBe(id);
});
