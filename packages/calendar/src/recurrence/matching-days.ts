import { type Day, weekOf } from './day.ts';
import type { RecurrenceRule, WeekdayRule } from './rule.ts';

type DayParts = Pick<RecurrenceRule, 'months' | 'weeks' | 'yearDays' | 'monthDays' | 'weekdays'>;

/** The rule with what it leaves unsaid about days taken from the day it starts on (RFC 5545, 3.3.10). */
export function withDaysOfStart(rule: RecurrenceRule, start: Day): RecurrenceRule {
  const { frequency, months, weeks, yearDays, monthDays, weekdays } = rule;
  const saysDay = [yearDays, monthDays, weekdays].some((part) => part.length > 0);
  if (saysDay) return rule;
  const onWeekday = { ...rule, weekdays: [{ weekday: start.weekday, nth: undefined }] };
  const onMonthDay = { ...rule, monthDays: [start.monthDay] };
  switch (frequency) {
    case 'WEEKLY':
      return onWeekday;
    case 'MONTHLY':
      return onMonthDay;
    case 'YEARLY':
      if (weeks.length > 0) return onWeekday;
      return { ...onMonthDay, months: months.length > 0 ? months : [start.month] };
    default:
      return rule;
  }
}

/** A test for whether a day is one that the rule names. */
export function dayTest(rule: RecurrenceRule): (day: Day) => boolean {
  const { months, weeks, yearDays, monthDays, weekdays, weekStart } = rule;
  const place = ordinalPlace(rule);
  const hasWeeks = weeks.length > 0 && rule.frequency === 'YEARLY';
  return (day) =>
    isOneOf(months, day.month) &&
    isCounted(monthDays, day.monthDay, day.monthLength) &&
    isCounted(yearDays, day.yearDay, day.yearLength) &&
    (weekdays.length === 0 || weekdays.some((named) => isWeekday(day, named, place))) &&
    (!hasWeeks || isInWeeks(day, weeks, weekStart));
}

/** Within what the second Friday is counted; nothing where "second" makes no sense and any Friday is meant. */
function ordinalPlace({ frequency, months, weeks }: RecurrenceRule & DayParts) {
  if (frequency === 'MONTHLY') return 'month';
  if (frequency !== 'YEARLY' || weeks.length > 0) return undefined;
  return months.length > 0 ? 'month' : 'year';
}

function isWeekday(day: Day, { weekday, nth }: WeekdayRule, place: 'month' | 'year' | undefined) {
  if (day.weekday !== weekday) return false;
  if (nth === undefined || place === undefined) return true;
  const [position, length] =
    place === 'month' ? [day.monthDay, day.monthLength] : [day.yearDay, day.yearLength];
  const fromStart = Math.ceil(position / 7);
  const fromEnd = -Math.ceil((length - position + 1) / 7);
  return nth === fromStart || nth === fromEnd;
}

function isInWeeks(day: Day, named: readonly number[], weekStart: number): boolean {
  const { week, weeks } = weekOf(day, weekStart);
  return isCounted(named, week, weeks);
}

/** Whether a position from 1 to `length` is among those named, where -1 names the last. */
function isCounted(named: readonly number[], position: number, length: number): boolean {
  return named.length === 0 || named.includes(position) || named.includes(position - length - 1);
}

function isOneOf(named: readonly number[], value: number): boolean {
  return named.length === 0 || named.includes(value);
}
