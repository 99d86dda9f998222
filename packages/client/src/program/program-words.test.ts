import { timelineOf } from '@overtone/domain/program/timeline';
import { describe, expect, it } from 'vitest';
import { programSentences, spanWords } from './program-words.ts';
import { twoBlocks, windDown } from './testing/programs.ts';

describe('what a program will do', () => {
  it('is said before it does it', () => {
    expect(programSentences(windDown)).toEqual([
      'It plays for 31 minutes, with a fade of 1 minute at the end.',
      'The fast rhythm is between 2 Hz and 6 Hz.',
      'The slow rhythm is 1 cycle per 10 s.',
      'The light’s strength is 20% at most; Flash guard stays as it is set on this device.',
      'The volume is 10% at most, and never above what is set on this device.',
    ]);
  });

  it('says where there is no rhythm', () => {
    const still = { ...twoBlocks, start: { ...twoBlocks.start, slowHz: 0 } };
    expect(programSentences(still)[2]).toBe('There is no slow rhythm.');
  });
});

it('a span says where it goes', () => {
  expect(timelineOf(windDown).spans.map(spanWords)).toEqual([
    '30:00, exponential, fast rhythm from 6 Hz to 2 Hz, slow rhythm 1 cycle per 10 s',
    '1:00, fade, fast rhythm 2 Hz, slow rhythm 1 cycle per 10 s, strength from 20% to 0%, volume from 10% to 0%',
  ]);
});
