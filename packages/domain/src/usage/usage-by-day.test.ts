import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coveredMs, type Interval } from './interval.ts';
import { localDays } from './local-days.ts';
import { collectUsageByDay, streakDays, usageByDay } from './usage-by-day.ts';

const MINUTE_MS = 60_000;
const PRAGUE = localDays('Europe/Prague');

function interval(start: string, end: string): Interval {
  return { startMs: Date.parse(start), endMs: Date.parse(end) };
}

describe('usageByDay', () => {
  it('splits what runs over midnight, as the person’s clock shows it', () => {
    const late = interval('2026-03-02T22:50:00Z', '2026-03-02T23:20:00Z');
    expect([...usageByDay([late], PRAGUE)]).toEqual([
      ['2026-03-02', 10 * MINUTE_MS],
      ['2026-03-03', 20 * MINUTE_MS],
    ]);
    expect([...usageByDay([late], localDays('UTC'))]).toEqual([['2026-03-02', 30 * MINUTE_MS]]);
  });

  it.each([
    ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', '2026-03-29', 23],
    ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', '2026-10-25', 25],
  ])('gives all hours of a day on which clocks change to that day', (start, end, day, hours) => {
    const used = usageByDay([interval(start, end)], PRAGUE);
    expect([...used]).toEqual([[day, hours * 60 * MINUTE_MS]]);
  });

  it('counts two devices at once only once', () => {
    const both = [
      interval('2026-03-02T09:00:00Z', '2026-03-02T09:30:00Z'),
      interval('2026-03-02T09:10:00Z', '2026-03-02T09:40:00Z'),
    ];
    expect(usageByDay(both, PRAGUE).get('2026-03-02')).toBe(40 * MINUTE_MS);
  });

  it('loses and invents no time, in whichever zone', () => {
    const at = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) });
    const some = fc.array(
      fc.tuple(at, fc.integer({ min: 0, max: 3 * 24 * 60 * MINUTE_MS })).map(([startMs, long]) => ({
        startMs,
        endMs: startMs + long,
      })),
      { maxLength: 8 },
    );
    const zone = fc.constantFrom('UTC', 'Europe/Prague', 'America/New_York', 'Pacific/Chatham');
    fc.assert(
      fc.property(some, zone, (intervals, timeZone) => {
        const days = localDays(timeZone);
        const used = usageByDay(intervals, days);
        const sum = [...used.values()].reduce((total, ms) => total + ms, 0);
        expect(sum).toBe(coveredMs(intervals));
        for (const ms of used.values()) expect(ms).toBeLessThanOrEqual(25 * 60 * MINUTE_MS);
        const collector = collectUsageByDay(days);
        const inOrder = intervals.toSorted((a, b) => a.startMs - b.startMs);
        while (inOrder.length > 0) collector.add(inOrder.splice(0, 3));
        expect(collector.totals()).toEqual({ byDay: used, coveredMs: sum });
      }),
    );
  });
});

describe('streakDays', () => {
  const used = (...days: string[]) => new Map(days.map((day) => [day, MINUTE_MS]));

  it('counts days in a row up to today', () => {
    expect(streakDays(used('2026-03-01', '2026-02-28', '2026-03-02'), '2026-03-02')).toBe(3);
  });

  it('is not broken by a today that has no use yet, but by a yesterday without', () => {
    const days = used('2026-02-28', '2026-03-01');
    expect(streakDays(days, '2026-03-02')).toBe(2);
    expect(streakDays(days, '2026-03-03')).toBe(0);
  });

  it('needs a minute a day', () => {
    const short = new Map([...used('2026-03-01'), ['2026-03-02', MINUTE_MS - 1] as const]);
    expect(streakDays(short, '2026-03-02')).toBe(1);
  });

  it('runs over a day on which clocks change', () => {
    const intervals = ['28', '29', '30'].map((day) =>
      interval(`2026-03-${day}T10:00:00Z`, `2026-03-${day}T10:05:00Z`),
    );
    expect(streakDays(usageByDay(intervals, PRAGUE), '2026-03-30')).toBe(3);
  });

  it('is 0 for whoever has never begun', () => {
    expect(streakDays(new Map(), '2026-03-02')).toBe(0);
  });
});
