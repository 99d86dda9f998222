import { DAY_MS, type WallMs } from '../zone/zone.ts';
import { type Day, type DayNumber, dayNumber, dayNumberAt, dayOf, weekStartOf } from './day.ts';
import type { Frequency, RecurrenceRule } from './rule.ts';

/** One turn of a rule: the days that may matter, and, where it is shorter than a day, the one hour and minute. */
export interface Period {
  readonly firstDay: DayNumber;
  readonly dayCount: number;
  readonly hour: number | undefined;
  readonly minute: number | undefined;
}

/** The turns of a rule by their number; the first is the one in which the rule starts. */
export interface Periods {
  readonly at: (index: number) => Period;
  /** The number of a turn that surely begins no later than `wallMs`, and not long before. */
  readonly indexBefore: (wallMs: WallMs) => number;
}

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** No period of a frequency is longer. */
const LONGEST_MS: Readonly<Record<Frequency, number>> = {
  YEARLY: 366 * DAY_MS,
  MONTHLY: 31 * DAY_MS,
  WEEKLY: 7 * DAY_MS,
  DAILY: DAY_MS,
  HOURLY: HOUR_MS,
  MINUTELY: MINUTE_MS,
};

/** The turns of a rule that starts at `startMs`. */
export function periodsOf(rule: RecurrenceRule, startMs: WallMs): Periods {
  const { frequency, interval } = rule;
  const start = dayOf(dayNumberAt(startMs));
  const long = LONGEST_MS[frequency] * interval;
  return {
    at: (index) => periodAfter(rule, start, startMs, index * interval),
    indexBefore: (wallMs) => Math.max(0, Math.floor((wallMs - startMs) / long) - 1),
  };
}

function periodAfter(
  { frequency, weekStart, months }: RecurrenceRule,
  start: Day,
  startMs: WallMs,
  count: number,
): Period {
  switch (frequency) {
    case 'YEARLY': {
      const year = start.year + count;
      const [first, last] =
        months.length > 0 ? [Math.min(...months), Math.max(...months)] : [1, 12];
      return days(dayNumber(year, first, 1), dayNumber(year, last + 1, 1));
    }
    case 'MONTHLY':
      return days(
        dayNumber(start.year, start.month + count, 1),
        dayNumber(start.year, start.month + count + 1, 1),
      );
    case 'WEEKLY': {
      const first = weekStartOf(start.number, weekStart) + 7 * count;
      return days(first, first + 7);
    }
    case 'DAILY':
      return days(start.number + count, start.number + count + 1);
    case 'HOURLY':
      return partOfDay(startMs + count * HOUR_MS, false);
    default:
      return partOfDay(startMs + count * MINUTE_MS, true);
  }
}

function days(firstDay: DayNumber, endDay: DayNumber): Period {
  return { firstDay, dayCount: endDay - firstDay, hour: undefined, minute: undefined };
}

function partOfDay(wallMs: WallMs, hasMinute: boolean): Period {
  const firstDay = dayNumberAt(wallMs);
  const ofDay = wallMs - firstDay * DAY_MS;
  return {
    firstDay,
    dayCount: 1,
    hour: Math.floor(ofDay / HOUR_MS),
    minute: hasMinute ? Math.floor((ofDay % HOUR_MS) / MINUTE_MS) : undefined,
  };
}
