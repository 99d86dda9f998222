import { describe, expect, it } from 'vitest';
import {
  absenceWords,
  lengthWords,
  questionWords,
  sealWords,
  stimulusWords,
} from './protocol-words.ts';

describe('the words of a protocol', () => {
  it.each([
    [0, 'none'],
    [45_000, '45 seconds'],
    [90_500, '91 seconds'],
    [60_000, '1 minute'],
    [1_200_000, '20 minutes'],
    [3_600_000, '1 hour'],
    [5_400_000, '90 minutes'],
    [1_327_000, '22 minutes'],
    [86_400_000, '24 hours'],
    [259_200_000, '3 days'],
  ])('say %d ms as %s', (ms, words) => {
    expect(lengthWords(ms)).toBe(words);
  });

  it('say in a line what is about to be sealed', () => {
    const what = {
      pairs: 40,
      shortestSessionMs: 1_200_000,
      stimulus: { kind: 'pair', slowHz: 3, fastHz: 40 },
    } as const;
    expect(sealWords(what)).toBe('You seal 40 pairs, 20 minutes each, of 3 Hz carrying 40 Hz.');
    expect(sealWords({ ...what, attentionTask: 'sart' })).toBe(
      'You seal 40 pairs, 20 minutes each, of 3 Hz carrying 40 Hz, with the attention task.',
    );
  });

  it('say how long one may stay away, never rounded up, and what ends without a verdict', () => {
    const times = { washOutMs: 4 * 3_600_000, missedAfterMs: 3 * 86_400_000 };
    expect(absenceWords({ pairs: 20, sparePairs: 5, ...times })).toBe(
      'Away for up to 3 days, you lose nothing; up to 18 days take all 5 spare pairs. A longer holiday ends the test without a verdict.',
    );
    expect(absenceWords({ pairs: 40, sparePairs: 10, ...times })).toBe(
      'Away for up to 3 days, you lose nothing; up to 33 days take all 10 spare pairs. A longer holiday leaves fewer pairs than planned; one of 93 days or more, no verdict.',
    );
  });

  it('name what is tested and asked', () => {
    expect(stimulusWords({ kind: 'pair', slowHz: 0, fastHz: 13 })).toBe('13 Hz');
    expect(stimulusWords({ kind: 'pair', slowHz: 3, fastHz: 40 })).toBe('3 Hz carrying 40 Hz');
    expect(questionWords({ kind: 'own', words: 'How calm?' })).toBe('How calm?');
  });
});
