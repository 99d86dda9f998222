import { describe, expect, it } from 'vitest';
import { insightsSchema } from '../contract/usage.ts';
import { collectInsights, minutesOf, type RecordedInterval } from './insights.ts';
import { localDays } from './local-days.ts';

const PRAGUE = localDays('Europe/Prague');

function recorded(
  start: string,
  minutes: number,
  more: Partial<RecordedInterval> = {},
): RecordedInterval {
  const startMs = Date.parse(start);
  return {
    startMs,
    endMs: startMs + minutes * 60_000,
    sittingId: start,
    primaryBand: 'Gamma',
    ratingBefore: null,
    ratingAfter: null,
    ...more,
  };
}

/** In pages of one interval each, so that whatever reaches over pages does so here. */
function insights(intervals: readonly RecordedInterval[], days = 30) {
  const collector = collectInsights({ today: '2026-03-02', days, localDays: PRAGUE });
  const inOrder = intervals.toSorted((a, b) => a.startMs - b.startMs);
  for (const interval of inOrder) collector.add([interval]);
  return collector.insights();
}

describe('insights', () => {
  it('has every day of the span, oldest first, those without use too', () => {
    const { byDay } = insights([recorded('2026-02-28T10:00:00Z', 12)]);
    expect(byDay).toHaveLength(30);
    expect(byDay.slice(-4)).toEqual([
      { day: '2026-02-27', minutes: 0 },
      { day: '2026-02-28', minutes: 12 },
      { day: '2026-03-01', minutes: 0 },
      { day: '2026-03-02', minutes: 0 },
    ]);
    expect(byDay[0]?.day).toBe('2026-02-01');
  });

  it('counts of an interval only what lies in the span', () => {
    const { byDay, byBand } = insights([recorded('2026-01-31T22:50:00Z', 30)]);
    expect(byDay[0]).toEqual({ day: '2026-02-01', minutes: 20 });
    expect(byBand).toEqual([{ band: 'Gamma', minutes: 20 }]);
    expect(insights([recorded('2025-12-01T10:00:00Z', 30)]).byBand).toEqual([]);
  });

  it('names the bands, the most used first, and counts overlapping time of one band once', () => {
    const { byBand } = insights([
      recorded('2026-03-01T10:00:00Z', 10),
      recorded('2026-03-01T10:05:00Z', 10),
      recorded('2026-03-01T10:00:00Z', 40, { primaryBand: 'Alpha' }),
      recorded('2026-03-01T12:00:00Z', 1, { primaryBand: null }),
    ]);
    expect(byBand).toEqual([
      { band: 'Alpha', minutes: 40 },
      { band: 'Gamma', minutes: 15 },
      { band: null, minutes: 1 },
    ]);
  });

  it('pairs the ratings of a sitting over its changes of the pair', () => {
    const { ratings } = insights([
      recorded('2026-03-01T11:00:00Z', 5, { sittingId: 'a', ratingAfter: 4 }),
      recorded('2026-03-01T10:00:00Z', 5, { sittingId: 'a', ratingBefore: 2 }),
      recorded('2026-03-02T10:00:00Z', 5, { sittingId: 'b', ratingBefore: 3 }),
      recorded('2026-03-02T11:00:00Z', 5, { sittingId: 'c', ratingBefore: 5, ratingAfter: 1 }),
    ]);
    expect(ratings).toEqual([
      { day: '2026-03-01', before: 2, after: 4 },
      { day: '2026-03-02', before: 5, after: 1 },
    ]);
  });

  it('fits the contract', () => {
    const summary = {
      timeZone: 'Europe/Prague',
      minutesToday: 0,
      totalMinutes: 12,
      streakDays: 0,
      secondsLeftToday: null,
    };
    const body = { summary, days: 90, ...insights([recorded('2026-02-28T10:00:00Z', 12)], 90) };
    expect(insightsSchema.parse(body)).toEqual(body);
  });
});

describe('minutesOf', () => {
  it('rounds to a tenth', () => {
    expect([0, 2_999, 3_000, 60_000, 90_000].map(minutesOf)).toEqual([0, 0, 0.1, 1, 1.5]);
  });
});
