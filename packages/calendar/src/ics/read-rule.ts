import { FREQUENCIES, type RecurrenceRule, type WeekdayRule } from '../recurrence/rule.ts';
import { DAY_MS, type InstantMs, type WallMs } from '../zone/zone.ts';
import { readIcsTime } from './ics-time.ts';
import type { IcsProperty } from './property.ts';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const NAMED_WEEKDAY = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/u;

/**
 * The rule that an RRULE line states, or undefined where it is none that can be followed. `SECONDLY` is not: nothing in
 * a person's day happens every second. `wallAt` says what the event's own clock shows at a moment.
 */
export function readRule(
  { values: [value] }: IcsProperty,
  wallAt: (instantMs: InstantMs) => WallMs,
): RecurrenceRule | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = new Map<string, unknown>(Object.entries(value));
  const frequency = FREQUENCIES.find((each) => each === parts.get('freq'));
  if (frequency === undefined) return undefined;
  const weekdays = distinct(listOf(parts.get('byday')).map(String)).map(readWeekday);
  const known = weekdays.filter((weekday) => weekday !== undefined);
  if (known.length < weekdays.length) return undefined;
  const numbers = (name: string, min: number, max: number) =>
    distinct(listOf(parts.get(name)).map(Number)).filter(
      (number) => Number.isInteger(number) && number >= min && number <= max,
    );
  return {
    frequency,
    interval: Math.max(1, wholeNumber(parts.get('interval')) ?? 1),
    count: wholeNumber(parts.get('count')),
    untilMs: readEnd(parts.get('until'), wallAt),
    weekStart: weekStartOf(parts.get('wkst')),
    months: numbers('bymonth', 1, 12),
    weeks: numbers('byweekno', -53, 53),
    yearDays: numbers('byyearday', -366, 366),
    monthDays: numbers('bymonthday', -31, 31),
    weekdays: known,
    hours: numbers('byhour', 0, 23),
    minutes: numbers('byminute', 0, 59),
    seconds: numbers('bysecond', 0, 59),
    positions: numbers('bysetpos', -366, 366).filter((position) => position !== 0),
  };
}

/** A date as an end includes the whole of its day. */
function readEnd(value: unknown, wallAt: (instantMs: InstantMs) => WallMs): WallMs | undefined {
  const time = value === undefined ? undefined : readIcsTime(value, undefined);
  if (time?.kind === 'utc') return wallAt(time.ms);
  return time?.kind === 'date' ? time.ms + DAY_MS - 1 : time?.ms;
}

/** `wkst` comes as a number from 1 for Sunday. */
function weekStartOf(value: unknown): number {
  if (typeof value === 'number' && value >= 1 && value <= 7) return value - 1;
  const named = WEEKDAYS.indexOf(String(value).toUpperCase());
  return named === -1 ? 1 : named;
}

function readWeekday(value: string): WeekdayRule | undefined {
  const match = NAMED_WEEKDAY.exec(value.toUpperCase());
  if (match === null) return undefined;
  const nth = Number(match[1] ?? 0);
  return { weekday: WEEKDAYS.indexOf(match[2] ?? ''), nth: nth === 0 ? undefined : nth };
}

function wholeNumber(value: unknown): number | undefined {
  const number = Number(value ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 ? number : undefined;
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
