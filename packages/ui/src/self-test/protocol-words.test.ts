import { describe, expect, it } from 'vitest';
import {
  absenceWords,
  asksWords,
  courseWords,
  lengthWords,
  questionWords,
  recognisedWords,
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

  it('say in a sentence what a test asks of a person', () => {
    const what = { pairs: 20, shortestSessionMs: 1_200_000, washOutMs: 4 * 3_600_000 };
    expect(asksWords(what)).toBe(
      'It asks for 40 sessions of at least 20 minutes, over about 20 days, with two questions after each.',
    );
    // Two sessions with 20 hours between them do not fit in a day.
    expect(asksWords({ ...what, washOutMs: 20 * 3_600_000, attentionTask: 'sart' })).toBe(
      'It asks for 40 sessions of at least 20 minutes, over about 40 days, with two questions and an attention task after each.',
    );
  });

  it('say in a line what sealing commits to, never less than it takes, and where', () => {
    const of = (pairs: number, minutes: number, hours: number) => ({
      pairs,
      shortestSessionMs: minutes * 60_000,
      washOutMs: hours * 3_600_000,
    });
    // 40 sessions of 20 minutes and 39 times 4 hours are 169 hours.
    expect(courseWords(of(20, 20, 4), false)).toBe(
      '40 sessions in this browser alone: about 20 days with two a day, at least 7 days.',
    );
    // 79 times 20 hours and 80 of half an hour are 67.5 days.
    expect(courseWords(of(40, 30, 20), true)).toBe(
      '80 sessions in the browsers of your account: about 80 days with one a day, at least 67 days.',
    );
    expect(courseWords(of(20, 10, 1), false)).toBe(
      '40 sessions in this browser alone: about 20 days with two a day, at least 45 hours.',
    );
  });

  it('say that the blind may break where pulses are slow enough, and nothing where they are not', () => {
    const pair = (slowHz: number, fastHz: number) =>
      recognisedWords({ kind: 'pair', slowHz, fastHz });
    expect(pair(3, 40)).toMatch(
      /^A rhythm as slow as 3 Hz may be easy to tell .* may break; .* the report says so first\.$/u,
    );
    expect(pair(0, 40)).toBe('');
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
