import { expect, it } from 'vitest';
import { pairCaption, pairInShort, pairInWords } from './pair-caption.ts';

it.each([
  [3, 40, 'One second of 3 Hz carrying 40 Hz'],
  [0.1, 6, 'Ten seconds: one slow swell carrying 6 Hz'],
  [0.5, 10, '2 seconds: one slow swell carrying 10 Hz'],
  [0.05, 6, 'Ten seconds of 0.5 cycles per 10 s carrying 6 Hz'],
  [0.5, 0, '2 seconds of 5 cycles per 10 s'],
  [0, 40, 'One second of 40 Hz'],
  [0, 0, 'No rhythm is set'],
])('says what a figure of %s and %s Hz shows', (slowHz, fastHz, caption) => {
  expect(pairCaption({ slowHz, fastHz })).toBe(caption);
});

it.each([
  [3, 40, '3 Hz carrying 40 Hz'],
  [0.1, 6, '1 cycle per 10 s carrying 6 Hz'],
  [0, 40, '40 Hz'],
])('names a pair of %s and %s Hz', (slowHz, fastHz, words) => {
  expect(pairInWords({ slowHz, fastHz })).toBe(words);
});

it.each([
  [3, 40, '3 Hz + 40 Hz'],
  [0, 40, '40 Hz'],
  [0, 0, 'No rhythm'],
])('writes a pair of %s and %s Hz in short', (slowHz, fastHz, short) => {
  expect(pairInShort({ slowHz, fastHz })).toBe(short);
});
