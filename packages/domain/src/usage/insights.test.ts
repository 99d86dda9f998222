import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insightsSchema } from '../contract/usage.ts';
import { collectInsights } from './insights.ts';
import { localDays } from './local-days.ts';
import { minutesOf, wholeMinutes } from './minutes-of.ts';
import type { RecordedInterval } from './recorded-interval.ts';
import { partsOn, stavesOf } from './staves.ts';

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
    globalHz: 3,
    centerHz: 40,
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

  it('gives bands minutes whose sum is the time that was used, whatever each is rounded to', () => {
    const { byBand } = insights([
      recorded('2026-03-01T10:00:00Z', 40.6),
      recorded('2026-03-01T12:00:00Z', 20.5, { primaryBand: 'Alpha' }),
      recorded('2026-03-01T13:00:00Z', 19.6, { primaryBand: null }),
    ]);
    expect(byBand.map(({ minutes }) => minutes)).toEqual([41, 20, 19]);
  });

  it('tells use in a self-test apart from use without a rhythm', () => {
    const bare = { primaryBand: null, globalHz: null, centerHz: null };
    const { byBand } = insights([
      recorded('2026-03-01T10:00:00Z', 25, { ...bare, inTest: 'hidden' }),
      recorded('2026-03-01T12:00:00Z', 5, bare),
      recorded('2026-03-01T13:00:00Z', 3, { ...bare, inTest: 'sham' }),
    ]);
    expect(byBand).toEqual([
      { band: null, inTest: 'hidden', minutes: 25 },
      { band: null, minutes: 5 },
      { band: null, inTest: 'sham', minutes: 3 },
    ]);
  });

  it('counts the sessions of a minute or more of the whole span', () => {
    const held = [
      recorded('2026-01-20T10:00:00Z', 50),
      recorded('2026-03-01T18:00:00Z', 0.6, { sittingId: 'a' }),
      recorded('2026-03-01T18:01:00Z', 0.6, { sittingId: 'a', centerHz: 13 }),
      recorded('2026-03-02T10:00:00Z', 0.9),
    ];
    expect(insights(held, 30).sessionCount).toBe(1);
    expect(insights(held, 90).sessionCount).toBe(2);
  });

  it('counts a sitting of a hundred thousand pairs', () => {
    const intervals = Array.from({ length: 100_000 }, (_, index) => ({
      ...recorded('2026-03-01T10:00:00Z', 1, { sittingId: 'a', centerHz: index }),
    }));
    const collector = collectInsights({ today: '2026-03-02', days: 30, localDays: PRAGUE });
    collector.add([
      ...intervals,
      recorded('2026-03-01T11:00:00Z', 1, { sittingId: 'a', centerHz: 7 }),
    ]);
    expect(collector.insights().sessions).toMatchObject([{ slowHz: 3, fastHz: 7, minutes: 2 }]);
  });

  it('pairs the ratings of a sitting over its changes of the pair', () => {
    const { ratings } = insights([
      recorded('2026-03-01T11:00:00Z', 5, { sittingId: 'a', ratingAfter: 4 }),
      recorded('2026-03-01T10:00:00Z', 5, { sittingId: 'a', ratingBefore: 2 }),
      recorded('2026-03-02T10:00:00Z', 5, { sittingId: 'b', ratingBefore: 3 }),
      recorded('2026-03-02T11:00:00Z', 5, { sittingId: 'c', ratingBefore: 5, ratingAfter: 1 }),
    ]);
    expect(ratings).toEqual([
      { day: '2026-03-01', slowHz: 3, fastHz: 40, before: 2, after: 4 },
      { day: '2026-03-02', slowHz: 3, fastHz: 40, before: 5, after: 1 },
    ]);
  });

  it('tells the sessions of the last 30 days, each with the pair that it played longest', () => {
    const evening = { sittingId: 'a', ratingBefore: 2 };
    const { sessions, sessionsLeftOut } = insights(
      [
        recorded('2026-01-20T10:00:00Z', 50),
        recorded('2026-03-01T18:00:00Z', 5, evening),
        recorded('2026-03-01T18:05:20Z', 10, { ...evening, globalHz: null, centerHz: 13 }),
        recorded('2026-03-01T18:30:00Z', 5, { ...evening, ratingAfter: 4 }),
        recorded('2026-03-02T10:00:00Z', 0.9),
      ],
      90,
    );
    const at = (time: string) => Date.parse(`2026-03-01T${time}Z`);
    expect(sessions).toEqual([
      {
        parts: [
          { startMs: at('18:00:00'), endMs: at('18:15:20') },
          { startMs: at('18:30:00'), endMs: at('18:35:00') },
        ],
        minutes: 20,
        slowHz: 3,
        fastHz: 40,
        before: 2,
        after: 4,
      },
    ]);
    expect(sessionsLeftOut).toBe(1);
  });

  it('shows the longest 600 sessions where somebody has more, in order of time', () => {
    const many = Array.from({ length: 610 }, (_, index) => {
      const startMs = Date.parse('2026-02-20T00:00:00Z') + index * 600_000;
      return recorded(new Date(startMs).toISOString(), index < 10 ? 1 : 5);
    });
    const { sessions, sessionsLeftOut } = insights(many);
    expect([sessions.length, sessionsLeftOut]).toEqual([600, 10]);
    expect(sessions.map(({ minutes }) => minutes)).toEqual(sessions.map(() => 5));
    const starts = sessions.map(({ parts }) => parts[0]?.startMs ?? 0);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  it('shows the longest parts where sessions were broken off more often than anybody’s are', () => {
    const begin = Date.parse('2026-02-20T00:00:00Z');
    const restless = Array.from({ length: 4_000 }, (_, index) => {
      const minutes = index < 1_000 ? 0.5 : 1;
      const start = new Date(begin + index * 150_000).toISOString();
      return recorded(start, minutes, { sittingId: 'restless' });
    });
    const short = Array.from({ length: 3 }, (_, index) =>
      recorded(new Date(begin - (9 - 2 * index) * 60_000).toISOString(), 0.4, {
        sittingId: 'short',
      }),
    );
    const { sessions } = insights([...short, ...restless]);
    expect(sessions.map(({ minutes }) => minutes)).toEqual([1.2, 3_500]);
    expect(sessions.map(({ parts }) => parts.length)).toEqual([1, 2_999]);
    const shown = sessions[1]?.parts ?? [];
    expect(new Set(shown.map(({ startMs, endMs }) => endMs - startMs))).toEqual(new Set([60_000]));
    expect(shown).toEqual(shown.toSorted((one, other) => one.startMs - other.startMs));
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
  it('rounds down to a tenth', () => {
    expect([0, 2_999, 5_999, 6_000, 60_000, 95_999].map(minutesOf)).toEqual([0, 0, 0, 0.1, 1, 1.5]);
  });
});

describe('wholeMinutes', () => {
  const times = fc.array(fc.integer({ min: 0, max: 40_000_000 }), { maxLength: 12 });

  it('has the sum of the time rounded down, and no part a minute from what it was', () => {
    fc.assert(
      fc.property(times, (parts) => {
        const whole = wholeMinutes(parts);
        const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
        expect(sum(whole)).toBe(Math.floor(sum(parts) / 60_000));
        whole.forEach((minutes, index) => {
          expect(Math.abs(minutes * 60_000 - (parts[index] ?? 0))).toBeLessThan(60_000);
        });
      }),
    );
  });

  it('never puts a shorter part before a longer one', () => {
    fc.assert(
      fc.property(times, (parts) => {
        const whole = wholeMinutes(parts.toSorted((one, other) => other - one));
        expect(whole).toEqual(whole.toSorted((one, other) => other - one));
      }),
    );
  });
});

describe('insights of somebody who travels', () => {
  const ZONES = [
    'Europe/Prague',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
    'Pacific/Honolulu',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
  ];
  const FROM_MS = Date.parse('2026-02-20T00:00:00Z');

  /** Sessions one after the other, far from both ends of what is shown, over the days on which clocks change. */
  const sessionsArbitrary = fc
    .array(
      fc.record({
        gap: fc.integer({ min: 1, max: 2_000 }),
        minutes: fc.integer({ min: 1, max: 300 }),
      }),
      {
        minLength: 1,
        maxLength: 30,
      },
    )
    .map((sessions) => {
      let atMs = FROM_MS;
      return sessions.map(({ gap, minutes }) => {
        const start = new Date(atMs + gap * 60_000).toISOString();
        atMs += (gap + minutes) * 60_000;
        return recorded(start, minutes, { ratingBefore: 2, ratingAfter: 4 });
      });
    });

  it.each(ZONES)('have the same sessions, minutes and ratings by the days of %s', (zone) => {
    const zoneDays = localDays(zone);
    fc.assert(
      fc.property(sessionsArbitrary, (sessions) => {
        const today = '2026-05-01';
        const days = 90;
        const collector = collectInsights({ today, days, localDays: zoneDays });
        collector.add(sessions);
        const all = collector.insights();
        const total =
          sessions.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0) / 60_000;
        expect(all.byDay.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(total);
        expect(all.byBand).toEqual([{ band: 'Gamma', minutes: total }]);
        expect(all.sessionCount).toBe(sessions.length);
        expect(all.ratings).toHaveLength(sessions.length);

        const staves = stavesOf(today, days, zoneDays);
        const drawn = new Map<string, number>();
        for (const session of sessions) {
          for (const { stave, startMs, endMs } of partsOn(staves, session)) {
            const day = staves[stave]?.day ?? '';
            drawn.set(day, (drawn.get(day) ?? 0) + (endMs - startMs) / 60_000);
          }
        }
        expect(all.byDay.filter(({ minutes }) => minutes > 0)).toEqual(
          [...drawn].map(([day, minutes]) => ({ day, minutes })),
        );
        for (const [index, { day }] of all.ratings.entries()) {
          expect(day).toBe(zoneDays.dayAt(sessions[index]?.startMs ?? 0));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('keep the day of a session where the zone is changed back again', () => {
    const session = recorded('2026-03-01T22:30:00Z', 20);
    const dayIn = (zone: string) => {
      const collector = collectInsights({
        today: '2026-03-05',
        days: 30,
        localDays: localDays(zone),
      });
      collector.add([session]);
      return collector.insights().byDay.find(({ minutes }) => minutes > 0);
    };
    const home = dayIn('Europe/Prague');
    expect(dayIn('Pacific/Auckland')).toEqual({ day: '2026-03-02', minutes: 20 });
    expect(dayIn('America/New_York')).toEqual({ day: '2026-03-01', minutes: 20 });
    expect(dayIn('Europe/Prague')).toEqual(home);
  });
});
