import { exampleTestAfter } from '@overtone/domain/experiment/testing/example-test';
import { describe, expect, it } from 'vitest';
import { progressWords } from './self-test-words.ts';

describe('the words of a self-test', () => {
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
