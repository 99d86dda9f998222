import type { CalendarDay } from '@overtone/domain/usage/local-days';

const DATE: Intl.DateTimeFormatOptions = { timeZone: 'UTC', day: 'numeric', month: 'long' };
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { ...DATE, weekday: 'long' });
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { ...DATE, month: 'short' });

/** A day as a heading says it: "Monday 2 March". */
export function longDay(day: CalendarDay): string {
  return LONG_DAY.format(Date.parse(`${day}T00:00:00Z`)).replace(',', '');
}

/** A day as an axis says it: "2 Mar". */
export function shortDay(day: CalendarDay): string {
  return SHORT_DAY.format(Date.parse(`${day}T00:00:00Z`));
}
