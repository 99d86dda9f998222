import type { WallMs } from '../zone/zone.ts';

/** How long the periods of a rule are. */
export const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY'] as const;

/** How long the periods of a rule are. */
export type Frequency = (typeof FREQUENCIES)[number];

/** A day of the week, 0 for Sunday; with `nth`, only that one of the month or year, from its end when negative. */
export interface WeekdayRule {
  readonly weekday: number;
  readonly nth: number | undefined;
}

/** A recurrence rule (RFC 5545, 3.3.10). An empty list restricts nothing. */
export interface RecurrenceRule {
  readonly frequency: Frequency;
  /** Every so many periods; at least 1. */
  readonly interval: number;
  readonly count: number | undefined;
  /** The last reading of the event's own clock that belongs to the rule. */
  readonly untilMs: WallMs | undefined;
  /** The day that weeks start with, 0 for Sunday. */
  readonly weekStart: number;
  readonly months: readonly number[];
  /** Numbers of weeks, from the end of the year when negative; so are those of days. */
  readonly weeks: readonly number[];
  readonly yearDays: readonly number[];
  readonly monthDays: readonly number[];
  readonly weekdays: readonly WeekdayRule[];
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
  readonly seconds: readonly number[];
  /** Which of a period's times are meant, from 1, or from the last when negative. */
  readonly positions: readonly number[];
}
