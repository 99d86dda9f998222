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
    const { sentence, note } = opening([...days(20, 30), ...days(27, 30)], rated([0, 1, 0, 1]));
    expect(sentence).toBe('15 sessions in 30 days, mostly in the morning.');
    expect(note).toMatch(
      /^Focus rated \+0\.5 with 13 Hz over four rated sessions, too few to tell\. Only four /u,
    );
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
    expect(opening([])).toEqual({ sentence: 'No sessions in 30 days.', note: null });
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

describe('what the opening says of ratings', () => {
  it('is how far chance reaches, from six sessions on', () => {
    expect(opening(days(29, 30), rated([1, -1, 2, 0, 1, -2, 1])).note).toContain(
      'Focus rated +0.5 with 13 Hz over seven rated sessions (95% interval −1 to +1.5, which may be chance).',
    );
  });

  it('is that no change was found where the middle is nought, and not that there is none', () => {
    expect(opening(days(29, 30), rated([0, 0, 1, -1])).note).toContain(
      'No change of focus found with 13 Hz over four rated sessions, too few to tell.',
    );
    expect(opening(days(29, 30), rated([0, 0, 1, -1, 0, 0])).note).toContain(
      'No change of focus found with 13 Hz over six rated sessions (95% interval −1 to +1).',
    );
  });

  it('says what whole points do to an interval where the estimate lies on its end, and there alone', () => {
    const steps = 'Ratings in whole points cannot place the ends of an interval finer than';
    expect(opening(days(29, 30), rated([0, 0, 1, 0, 0, 1, 0])).note).toMatch(
      /^No change of focus found with 13 Hz over seven rated sessions \(95% interval 0 to \+\d/u,
    );
    expect(opening(days(29, 30), rated([0, 0, 1, 0, 0, 1, 0])).note).toContain(steps);
    expect(opening(days(29, 30), rated([1, -1, 2, 0, 1, -2, 1])).note).not.toContain(steps);
  });

  it('keeps what was found and what was not apart where it tells of both', () => {
    const both = [...rated([1, 1, 2, 1, 1, 2, 1], 18), ...rated([0, 0, 1, -1, 0, 0], 10, 2)];
    expect(opening(days(29, 30), both).note).toMatch(
      /^Focus rated \+1 with 18 Hz over seven .* and no change of focus found with 10 Hz over six /u,
    );
  });

  it('names every pair that can be told of, the unflattering as well', () => {
    const two = [...rated([1, 1, 2, 1, 1, 2, 1], 18), ...rated([-1, 0, -1, 0, -1, 0, -1], 10, 2)];
    const { note } = opening(days(29, 30), two);
    expect(note).toMatch(/−0\.5 with 10 Hz over seven .* and \+1 with 18 Hz over seven /u);
    expect(note).toMatch(
      / Two pairs were compared, and all are named; .* by chance\. Ratings say/u,
    );
  });

  it('says how many pairs were compared, and which it leaves out', () => {
    const often = [8, 10, 12, 14].flatMap((hz, index) => rated(Array(10 - index).fill(1), hz));
    const { note } = opening(days(29, 30), often);
    expect(note?.match(/ Hz over /gu)).toHaveLength(3);
    expect(note).toMatch(/ Four pairs were compared, and the three rated most often are named;/u);
    const seldom = [...rated([1, 1, 1, 1, 1, 1], 18), ...rated([1], 10)];
    expect(opening(days(29, 30), seldom).note).toMatch(
      / Two pairs were compared, and the one that was rated under six times is not named;/u,
    );
  });

  it('names no pair of several that are all rated too seldom', () => {
    const few = [...rated([2, 2], 18), ...rated([-1, -1], 10)];
    expect(opening(days(29, 30), few).note).toContain(
      'Focus rated with two pairs, too few times each to tell.',
    );
  });

  it('never gives the rhythm the credit', () => {
    expect(opening(days(29, 30), rated([1, 1, 2, 1, 1, 2, 1])).note).toMatch(
      /They cannot say whether the rhythm made the difference/u,
    );
  });

  it('is what is missing where there are too few', () => {
    expect(opening(days(29, 30), rated([1])).note).toBe(
      'Focus rated +1 with 13 Hz over one rated session, too few to tell. Only one session with that pair was rated before and after; five more and we can say how much may be chance.',
    );
    expect(opening(days(29, 30)).note).toBe(
      'No session was rated before and after, so nothing can be said about focus.',
    );
  });

  it('names both rhythms where the fast one alone is no name', () => {
    const two = [...rated([1, 0, 1, 0, 1, 0], 13, 1), ...rated([1], 13, 3)];
    expect(opening(days(29, 30), two).note).toContain('with 1 Hz carrying 13 Hz');
  });

  it('says of the latest sixty ratings that they are those', () => {
    expect(opening(days(29, 30), rated(Array(70).fill(1))).note).toContain(
      'over the latest 60 of 70 rated sessions',
    );
  });

  it('is sure of nothing under six sessions, and of nothing whose interval holds nought', () => {
    const shifts = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(shifts, (values) => {
        const note = opening(days(29, 30), rated(values)).note ?? '';
        const { estimate, low, high } = effectOf(values);
        expect(note.includes(', too few to tell.')).toBe(values.length < 6);
        const mayBeChance = values.length >= 6 && low <= 0 && high >= 0 && estimate !== 0;
        expect(note.includes('which may be chance')).toBe(mayBeChance);
      }),
      { numRuns: 200 },
    );
  });
});
