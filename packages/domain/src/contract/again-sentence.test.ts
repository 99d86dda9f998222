import { describe, expect, it } from 'vitest';
import { againSentence } from './again-sentence.ts';

describe('when to try again', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [6.2, '7 seconds'],
    [120, '120 seconds'],
    [121, '3 minutes'],
    [900, '15 minutes'],
    [7200, '120 minutes'],
    [7201, '3 hours'],
    [86_400, '24 hours'],
  ])('after %f s is said as %s', (seconds, words) =>
    expect(againSentence(seconds)).toBe(`Please try again in ${words}.`),
  );
});
