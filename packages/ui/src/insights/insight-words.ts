import type { Insights } from '@overtone/domain/contract/usage';
import type { CalendarDay } from '@overtone/domain/usage/local-days';

const DATE: Intl.DateTimeFormatOptions = { timeZone: 'UTC', day: 'numeric', month: 'long' };
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { ...DATE, weekday: 'long' });
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { ...DATE, month: 'short' });

const MINUTES_AN_HOUR = 60;

/** A length of time in words: "0 min", "under 1 min", "12 min", "1 h 05 min". */
export function minutesText(minutes: number): string {
  if (minutes > 0 && minutes < 1) return 'under 1 min';
  const whole = Math.round(minutes);
  if (whole < MINUTES_AN_HOUR) return `${whole} min`;
  const rest = String(whole % MINUTES_AN_HOUR).padStart(2, '0');
  return `${Math.floor(whole / MINUTES_AN_HOUR)} h ${rest} min`;
}

/** A day as a heading says it: "Monday 2 March". */
export function longDay(day: CalendarDay): string {
  return LONG_DAY.format(Date.parse(`${day}T00:00:00Z`)).replace(',', '');
}

/** A day as an axis says it: "2 Mar". */
export function shortDay(day: CalendarDay): string {
  return SHORT_DAY.format(Date.parse(`${day}T00:00:00Z`));
}

/** Days in a row, in words. */
export function streakText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** How the ratings of rated sittings moved, and what they are not; null where none was rated. */
export function ratingSentence(ratings: Insights['ratings']): string | null {
  if (ratings.length === 0) return null;
  const before = mean(ratings.map((rating) => rating.before)).toFixed(1);
  const after = mean(ratings.map((rating) => rating.after)).toFixed(1);
  const sessions = ratings.length === 1 ? 'one rated session' : `${ratings.length} rated sessions`;
  return `In ${sessions} you gave your focus ${before} of 5 before and ${after} after, on average. That is how it felt, not a measurement.`;
}

/** The average of some numbers; NaN of none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
