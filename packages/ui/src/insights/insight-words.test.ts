import { describe, expect, it } from 'vitest';
import { minutesText, ratingSentence, streakText } from './insight-words.ts';

describe('minutesText', () => {
  it.each([
    [0, '0 min'],
    [0.4, 'under 1 min'],
    [1, '1 min'],
    [59.4, '59 min'],
    [59.6, '59 min'],
    [60, '1 h 00 min'],
    [65, '1 h 05 min'],
    [1500, '25 h 00 min'],
  ])('writes %d as %s', (minutes, text) => {
    expect(minutesText(minutes)).toBe(text);
  });
});

describe('days', () => {
  it('in a row are counted', () => {
    expect([0, 1, 2].map(streakText)).toEqual(['0 days', '1 day', '2 days']);
  });
});

describe('ratingSentence', () => {
  it('says how the ratings moved and what they are not', () => {
    expect(
      ratingSentence([
        { before: 2, after: 4 },
        { before: 3, after: 3 },
      ]),
    ).toBe(
      'Over 2 rated sessions your focus went from 2.5 to 3.5 out of 5, on average. That is how it felt, not a measurement.',
    );
  });

  it('takes no average of one', () => {
    expect(ratingSentence([{ before: 2, after: 4 }])).toBe(
      'In one rated session your focus went from 2 to 4 out of 5. That is how it felt, not a measurement.',
    );
  });

  it('says nothing of nothing', () => {
    expect(ratingSentence([])).toBeNull();
  });
});
