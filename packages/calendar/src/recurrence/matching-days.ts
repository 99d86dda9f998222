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

/** A test for whether a day is one that the rule names. It takes as long for long lists as for short ones. */
export function dayTest(rule: RecurrenceRule): (day: Day) => boolean {
  const { weekStart } = rule;
  const months = new Set(rule.months);
  const monthDays = new Set(rule.monthDays);
  const yearDays = new Set(rule.yearDays);
  const weeks = new Set(rule.frequency === 'YEARLY' ? rule.weeks : []);
  const isWeekday = weekdayTest(rule);
  return (day) =>
    (months.size === 0 || months.has(day.month)) &&
    isCounted(monthDays, day.monthDay, day.monthLength) &&
    isCounted(yearDays, day.yearDay, day.yearLength) &&
    isWeekday(day) &&
    (weeks.size === 0 || isInWeeks(day, weeks, weekStart));
}

/** Within what the second Friday is counted; nothing where "second" makes no sense and any Friday is meant. */
function ordinalPlace({ frequency, months, weeks }: RecurrenceRule & DayParts) {
  if (frequency === 'MONTHLY') return 'month';
  if (frequency !== 'YEARLY' || weeks.length > 0) return undefined;
  return months.length > 0 ? 'month' : 'year';
}

function weekdayTest(rule: RecurrenceRule): (day: Day) => boolean {
  if (rule.weekdays.length === 0) return () => true;
  const place = ordinalPlace(rule);
  const isAny = ({ nth }: WeekdayRule) => nth === undefined || place === undefined;
  const any = new Set(rule.weekdays.filter(isAny).map(({ weekday }) => weekday));
  const nths = Map.groupBy(
    rule.weekdays.filter((named) => !isAny(named)),
    ({ weekday }) => weekday,
  );
  const nthsOf = new Map(
    Array.from(nths, ([weekday, named]) => [weekday, new Set(named.map(({ nth }) => nth))]),
  );
  return (day) => {
    if (any.has(day.weekday)) return true;
    const named = nthsOf.get(day.weekday);
    if (named === undefined) return false;
    const [position, length] =
      place === 'month' ? [day.monthDay, day.monthLength] : [day.yearDay, day.yearLength];
    const fromStart = Math.ceil(position / 7);
    const fromEnd = -Math.ceil((length - position + 1) / 7);
    return named.has(fromStart) || named.has(fromEnd);
  };
}

function isInWeeks(day: Day, named: ReadonlySet<number>, weekStart: number): boolean {
  const { week, weeks } = weekOf(day, weekStart);
  return isCounted(named, week, weeks);
}

/** Whether a position from 1 to `length` is among those named, where -1 names the last. */
function isCounted(named: ReadonlySet<number>, position: number, length: number): boolean {
  return named.size === 0 || named.has(position) || named.has(position - length - 1);
}
