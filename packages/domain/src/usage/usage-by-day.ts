import type { Milliseconds } from '../units.ts';
import { coveredMs, type Interval, pagedUnion, union } from './interval.ts';
import { addDays, type CalendarDay, type LocalDays } from './local-days.ts';
import { STREAK_DAY_MS } from './usage-rules.ts';

/** Time of use of each day that has any; days without are absent. */
export type UsageByDay = ReadonlyMap<CalendarDay, Milliseconds>;

/** The time that the intervals cover, day by day; an interval over midnight belongs to both days. */
export function usageByDay(
  intervals: readonly Interval[],
  { dayAt, startOf }: LocalDays,
): UsageByDay {
  const byDay = new Map<CalendarDay, Milliseconds>();
  let day: CalendarDay = '';
  let nextDayMs = -Infinity;
  for (const { startMs, endMs } of union(intervals)) {
    let at = startMs;
    while (at < endMs) {
      if (at >= nextDayMs) {
        day = dayAt(at);
        // Where a clock went back over midnight, that day has begun before: time goes on all the same.
        nextDayMs = Math.max(startOf(addDays(day, 1)), at + 1);
      }
      const until = Math.min(endMs, nextDayMs);
      byDay.set(day, (byDay.get(day) ?? 0) + until - at);
      at = until;
    }
  }
  return byDay;
}

/** Takes intervals page by page, in order of their starts. */
export interface UsageCollector {
  readonly add: (page: readonly Interval[]) => void;
  /** Ends the collecting. */
  readonly totals: () => { readonly byDay: UsageByDay; readonly coveredMs: Milliseconds };
}

/** Collects {@link usageByDay} and the time altogether of more intervals than are held at once. */
export function collectUsageByDay(days: LocalDays): UsageCollector {
  const byDay = new Map<CalendarDay, Milliseconds>();
  const { add, rest } = pagedUnion();
  let allMs = 0;
  const count = (joined: readonly Interval[]) => {
    allMs += coveredMs(joined);
    for (const [day, ms] of usageByDay(joined, days)) byDay.set(day, (byDay.get(day) ?? 0) + ms);
  };
  return {
    add: (page) => count(add(page)),
    totals() {
      count(rest());
      return { byDay, coveredMs: allMs };
    },
  };
}

/**
 * Days in a row with a minute of use or more, up to today. A today without use has not broken the row yet: then it
 * reaches up to yesterday.
 */
export function streakDays(byDay: UsageByDay, today: CalendarDay): number {
  const counts = (day: CalendarDay) => (byDay.get(day) ?? 0) >= STREAK_DAY_MS;
  let day = counts(today) ? today : addDays(today, -1);
  let days = 0;
  while (counts(day)) {
    days += 1;
    day = addDays(day, -1);
  }
  return days;
}
