import { effectOf } from '@overtone/domain/experiment/statistics/effect';
import type { InsightSession } from '@overtone/domain/contract/usage';
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

const opening = (sessions: readonly InsightSession[], ratings: ReturnType<typeof rated> = []) =>
  openingOf({ sessions: [...sessions], ratings }, STAVES);

describe('the opening', () => {
  it('says how many sessions, when in the day, and how focus was rated', () => {
    expect(opening([...days(20, 30), ...days(27, 30)], rated([0, 1, 0, 1])).sentence).toBe(
      'Eleven sessions in seven days; mornings are when you use it; focus rated +0.5 with 13 Hz, too few to tell.',
    );
  });

  it('counts the last seven days, today among them', () => {
    expect(opening([session(23), session(24), session(30)]).sentence).toBe(
      'Two sessions in seven days.',
    );
    expect(opening([session(24)]).sentence).toBe('One session in seven days.');
  });

  it('says that there was none lately', () => {
    expect(opening([session(10), session(11)]).sentence).toBe(
      'No session in the last seven days, two in the last 30.',
    );
    expect(opening([])).toEqual({ sentence: 'No session in the last 30 days.', note: null });
  });

  it('claims no time of day that the sessions do not show', () => {
    expect(opening(days(27, 30)).sentence).toBe('Four sessions in seven days.');
    const mixed = [...days(24, 27), session(28, 20), session(29, 20), session(30, 20)];
    expect(opening(mixed).sentence).toBe(
      'Seven sessions in seven days; no one time of day stands out.',
    );
  });
});

describe('what the opening says of ratings', () => {
  it('is how far chance reaches, from six sessions on', () => {
    expect(opening(days(29, 30), rated([1, 1, 2, 1, 1, 2, 1])).sentence).toBe(
      'Two sessions in seven days; focus rated +1 with 13 Hz (95% interval +1 to +2).',
    );
    expect(opening(days(29, 30), rated([1, -1, 2, 0, 1, -2, 1])).sentence).toContain(
      'focus rated +0.5 with 13 Hz, which may be chance (95% interval −1 to +1.5).',
    );
  });

  it('is that focus did not move where the middle is nought', () => {
    expect(opening(days(29, 30), rated([0, 0, 1, -1])).sentence).toContain(
      'focus rated the same after as before with 13 Hz, too few to tell.',
    );
    expect(opening(days(29, 30), rated([0, 0, 1, -1, 0, 0])).sentence).toContain(
      'focus rated the same after as before with 13 Hz (95% interval −1 to +1).',
    );
  });

  it('never gives the rhythm the credit', () => {
    expect(opening(days(29, 30), rated([1, 1, 2, 1, 1, 2, 1])).note).toMatch(
      /They cannot say whether the rhythm made the difference/u,
    );
  });

  it('is what is missing where there are too few', () => {
    expect(opening(days(29, 30), rated([1])).note).toBe(
      'Only one session with that pair was rated before and after; five more and we can say how much may be chance.',
    );
    expect(opening(days(29, 30)).note).toBe(
      'No session was rated before and after, so nothing can be said about focus.',
    );
  });

  it('names both rhythms where the fast one alone is no name', () => {
    const two = [...rated([1, 0], 13, 1), ...rated([1], 13, 3)];
    expect(opening(days(29, 30), two).sentence).toContain('with 1 Hz carrying 13 Hz');
  });

  it('is sure of nothing under six sessions, and of nothing whose interval holds nought', () => {
    const shifts = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(shifts, (values) => {
        const { sentence } = opening(days(29, 30), rated(values));
        const { estimate, low, high } = effectOf(values);
        expect(sentence.includes(', too few to tell.')).toBe(values.length < 6);
        const mayBeChance = values.length >= 6 && low <= 0 && high >= 0 && estimate !== 0;
        expect(sentence.includes('which may be chance')).toBe(mayBeChance);
      }),
      { numRuns: 200 },
    );
  });
});
