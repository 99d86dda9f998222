import { expect, it } from 'vitest';
import { lengthWords } from './length-words.ts';

it.each([
  [31 * 60_000, '31 minutes'],
  [90 * 60_000, '1 hour 30 minutes'],
  [61_000, '1 minute 1 second'],
  [24 * 3_600_000, '24 hours'],
  [0, '0 seconds'],
])('%s ms are %s', (ms, words) => {
  expect(lengthWords(ms)).toBe(words);
});
