import type { Insights, InsightSession } from '../../packages/domain/src/contract/usage.ts';
import { addDays } from '../../packages/domain/src/usage/local-days.ts';

const TODAY = '2026-06-03';
const DAY_COUNT = 30;
const HOUR_MS = 3_600_000;

const PAIRS = [
  { band: 'Gamma', slowHz: 3, fastHz: 40 },
  { band: 'Beta', slowHz: 3, fastHz: 15 },
  { band: 'Alpha', slowHz: 1, fastHz: 10 },
] as const;

/** Insights of somebody who had a session on each of the days so many days ago. */
export function insightsAfter(daysAgo: readonly number[]): Insights {
  const sessions = daysAgo.map(sessionOf).toSorted((a, b) => startOf(a) - startOf(b));
  const minutesOn = (day: string) =>
    sum(sessions.filter((session) => dayOf(session) === day).map(({ minutes }) => minutes));
  const byDay = Array.from({ length: DAY_COUNT }, (_, index) => addDays(TODAY, index - 29)).map(
    (day) => ({ day, minutes: minutesOn(day) }),
  );
  return {
    summary: {
      timeZone: 'UTC',
      minutesToday: minutesOn(TODAY),
      totalMinutes: sum(sessions.map(({ minutes }) => minutes)),
      streakDays: daysInARow(byDay),
      secondsLeftToday: null,
    },
    days: DAY_COUNT,
    byDay,
    byBand: PAIRS.map(({ band, fastHz }) => ({
      band,
      minutes: sum(sessions.filter((session) => session.fastHz === fastHz).map((s) => s.minutes)),
    }))
      .filter(({ minutes }) => minutes > 0)
      .toSorted((a, b) => b.minutes - a.minutes),
    sessionCount: sessions.length,
    ratings: sessions.flatMap((session) => {
      const { slowHz, fastHz, before, after } = session;
      if (before === null || after === null) return [];
      return [{ day: dayOf(session), slowHz, fastHz, before, after }];
    }),
    sessions,
    sessionsLeftOut: 0,
  };
}

function sessionOf(days: number, index: number): InsightSession {
  const { slowHz, fastHz } = PAIRS[index % PAIRS.length] ?? PAIRS[0];
  const startMs = Date.parse(addDays(TODAY, -days)) + (8 + (index % 3) * 3) * HOUR_MS;
  const minutes = 15 + ((index * 13) % 50);
  return {
    parts: [{ startMs, endMs: startMs + minutes * 60_000 }],
    minutes,
    slowHz,
    fastHz,
    before: index % 4 === 3 ? null : 2 + (index % 2),
    after: index % 4 === 3 ? null : 3 + (index % 3),
  };
}

function daysInARow(byDay: Insights['byDay']): number {
  const lastIdle = byDay.findLastIndex(({ minutes }) => minutes === 0);
  return byDay.length - 1 - lastIdle;
}

const startOf = (session: InsightSession) => session.parts[0]?.startMs ?? 0;
const dayOf = (session: InsightSession) => new Date(startOf(session)).toISOString().slice(0, 10);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
