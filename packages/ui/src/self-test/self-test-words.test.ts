import { exampleTestAfter } from '@overtone/domain/experiment/testing/example-test';
import { describe, expect, it } from 'vitest';
import { lengthWords, progressWords, questionWords, stimulusWords } from './self-test-words.ts';

describe('the words of a self-test', () => {
  it.each([
    [60_000, '1 minute'],
    [1_200_000, '20 minutes'],
    [3_600_000, '1 hour'],
    [5_400_000, '90 minutes'],
    [86_400_000, '24 hours'],
    [259_200_000, '3 days'],
  ])('say %d ms as %s', (ms, words) => {
    expect(lengthWords(ms)).toBe(words);
  });

  it('name what is tested and asked', () => {
    expect(stimulusWords({ kind: 'pair', slowHz: 0, fastHz: 13 })).toBe('13 Hz');
    expect(stimulusWords({ kind: 'pair', slowHz: 3, fastHz: 40 })).toBe('3 Hz and 40 Hz');
    expect(questionWords({ kind: 'own', words: 'How calm?' })).toBe('How calm?');
  });

  it('say what did not count, and why, whatever the arms', () => {
    const test = exampleTestAfter(
      (_, session) => (session === 3 ? 'missed' : { rating: 3, guess: 'noIdea' }),
      5,
    );
    expect(progressWords(test)).toEqual([
      '1 of 20 pairs are complete.',
      '1 pair did not count (the latest: a session was missed); 4 may be replaced.',
    ]);
    expect(progressWords({ ...test, attempts: [] })).toEqual(['0 of 20 pairs are complete.']);
  });
});
