import { effectOf } from '@overtone/domain/experiment/statistics/effect';
import type { InsightSession, InsightSpan } from '@overtone/domain/contract/usage';
import { localDays } from '@overtone/domain/usage/local-days';
import { stavesOf } from '@overtone/domain/usage/staves';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from './opening-words.ts';

const STAVES = stavesOf('2026-03-30', 30, localDays('UTC'));

function session(day: number, hour = 9, minutes = 25): InsightSession {
  const startMs = Date.UTC(2026, 2, day, hour);
  const parts = [{ startMs, endMs: startMs + minutes * 60_000 }];
  return { parts, minutes, slowHz: 1, fastHz: 13, before: null, after: null };
}

const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => session(from + index));

function rated(shifts: readonly number[], fastHz = 13, slowHz = 1) {
  return shifts.map((shift) => ({
    day: '2026-03-20',
    slowHz,
    fastHz,
    before: shift < 0 ? 5 : 1,
    after: shift < 0 ? 5 + shift : 1 + shift,
  }));
}

const opening = (
  sessions: readonly InsightSession[],
  ratings: ReturnType<typeof rated> = [],
  span: InsightSpan = 30,
  minutesToday = 0,
) =>
  openingOf(
    {
      days: span,
      sessionCount: sessions.length,
      sessions: [...sessions],
      ratings,
      byDay: [{ day: '2026-03-30', minutes: minutesToday }],
    },
    STAVES,
  );

describe('the opening', () => {
  it('says how many sessions and when in the day, and under it how focus was rated', () => {
    const { sentence, focus } = opening([...days(20, 30), ...days(27, 30)], rated([0, 1, 0, 1]));
    expect(sentence).toBe('15 sessions in 30 days, mostly in the morning.');
    expect(focus).toMatch(/^Only four sessions with 13 Hz were rated before and after; two more /u);
  });

  it('is of one span, which it names', () => {
    const ratings = rated([1, 1, 2, 1, 1, 2, 1]);
    const spans = ([30, 90, 365] as const).map((span) => opening(days(29, 30), ratings, span));
    expect(spans.map(({ sentence }) => sentence)).toEqual(
      ['30 days', '90 days', 'a year'].map((span) => `Two sessions in ${span}.`),
    );
  });

  it('says when in the day of no span but that whose sessions are known', () => {
    expect(opening(days(20, 30), [], 30).sentence).toContain('mostly in the morning');
    expect(opening(days(20, 30), [], 90).sentence).toBe('Eleven sessions in 90 days.');
  });

  it('says that there was none', () => {
    expect(opening([])).toEqual({ sentence: 'No sessions in 30 days.', focus: null });
  });

  it('says that what there was is too short for a session', () => {
    expect(opening([], [], 30, 0.4).sentence).toBe('No session of a minute or more in 30 days.');
  });

  it('claims no time of day that the sessions do not show', () => {
    expect(opening(days(27, 30)).sentence).toBe('Four sessions in 30 days.');
    const mixed = [...days(24, 27), session(28, 20), session(29, 20), session(30, 20)];
    expect(opening(mixed).sentence).toBe(
      'Seven sessions in 30 days; no one time of day stands out.',
    );
  });
});

const UP = [1, 1, 2, 1, 1, 2, 1];
const DOWN = UP.map((shift) => -shift);
const UNCLEAR = [1, -1, 2, 0, 1, -2, 1];
const NONE = [0, 0, 1, -1, 0, 0];

const focusOf = (ratings: ReturnType<typeof rated>) => opening(days(29, 30), ratings).focus;

describe('what the opening says of ratings', () => {
  it.each([
    [UP, 'Focus was rated higher after than before with 13 Hz.'],
    [DOWN, 'Focus was rated lower after than before with 13 Hz.'],
    [UNCLEAR, 'The change of focus with 13 Hz may be chance.'],
    [NONE, 'No change of focus was found with 13 Hz.'],
  ])('is a sentence without numbers, from six sessions on: %j', (shifts, sentence) => {
    expect(focusOf(rated(shifts))).toBe(
      `${sentence} That is how sessions felt; it cannot say whether the rhythm made the difference.`,
    );
  });

  it('keeps what was found and what was not apart, and tells the unflattering as well', () => {
    expect(focusOf([...rated(UP, 18), ...rated(NONE, 10)])).toMatch(
      /^Focus was rated higher after than before with 18 Hz; no change of focus was found with 10 Hz\. /u,
    );
    expect(focusOf([...rated(UP, 18), ...rated(UP, 40), ...rated(DOWN, 10)])).toMatch(
      /^Focus was rated higher after than before with (18 Hz and 40|40 Hz and 18) Hz, and lower with 10 Hz\. /u,
    );
  });

  it('names the three pairs rated most often, and none that is rated too seldom', () => {
    const often = [8, 10, 12, 14].flatMap((hz, index) => rated(Array(10 - index).fill(1), hz));
    expect(focusOf(often)).toMatch(/ with 8 Hz, 10 Hz and 12 Hz\. /u);
    expect(focusOf([...rated(UP, 18), ...rated([1], 10)])).toMatch(/ with 18 Hz\. /u);
  });

  it('is what is missing where there are too few', () => {
    expect(focusOf(rated([1]))).toBe(
      'Only one session with 13 Hz was rated before and after; five more and we can say how much may be chance.',
    );
    expect(focusOf([...rated([2, 2], 18), ...rated([-1], 10)])).toBe(
      'Only two sessions with one pair were rated before and after; four more and we can say how much may be chance.',
    );
    expect(focusOf([])).toBe(
      'No session was rated before and after, so nothing can be said about focus.',
    );
  });

  it('names both rhythms where the fast one alone is no name', () => {
    const two = [...rated([1, 0, 1, 0, 1, 0], 13, 1), ...rated([1], 13, 3)];
    expect(focusOf(two)).toContain('with 1 Hz carrying 13 Hz');
  });

  it('is sure of nothing under six sessions, and of nothing whose interval holds nought', () => {
    const shifts = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(shifts, (values) => {
        const focus = focusOf(rated(values)) ?? '';
        const { estimate, low, high } = effectOf(values);
        const isEnough = values.length >= 6;
        expect(focus.startsWith('Only ')).toBe(!isEnough);
        const holdsNought = low <= 0 && high >= 0;
        expect(focus.startsWith('Focus was rated')).toBe(
          isEnough && !holdsNought && estimate !== 0,
        );
        expect(focus.includes('may be chance.')).toBe(!isEnough || (holdsNought && estimate !== 0));
      }),
      { numRuns: 200 },
    );
  });
});
