import { DAY_MS, type WallMs } from '../zone/zone.ts';

/** A day, as the number of days since 1 January 1970. */
export type DayNumber = number;

/** Where a day lies in its year, month and week. */
export interface Day {
  readonly number: DayNumber;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly monthDay: number;
  readonly monthLength: number;
  readonly yearDay: number;
  readonly yearLength: number;
  /** 0 for Sunday. */
  readonly weekday: number;
}

/** The number of the day of a date; months outside 1 to 12 lie in the years around. */
export function dayNumber(year: number, month: number, monthDay: number): DayNumber {
  return new Date(0).setUTCFullYear(year, month - 1, monthDay) / DAY_MS;
}

/** The day that a reading lies in. */
export function dayNumberAt(wallMs: WallMs): DayNumber {
  return Math.floor(wallMs / DAY_MS);
}

/** Places a day in its year, month and week. */
export function dayOf(number: DayNumber): Day {
  const date = new Date(number * DAY_MS);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  const newYear = dayNumber(year, 1, 1);
  return {
    number,
    year,
    month,
    monthDay: date.getUTCDate(),
    monthLength: dayNumber(year, month + 1, 1) - dayNumber(year, month, 1),
    yearDay: number - newYear + 1,
    yearLength: dayNumber(year + 1, 1, 1) - newYear,
    weekday: date.getUTCDay(),
  };
}

/** The first day of the week that a day lies in. */
export function weekStartOf(number: DayNumber, weekStart: number): DayNumber {
  const weekday = (((number + 4) % 7) + 7) % 7;
  return number - ((weekday - weekStart + 7) % 7);
}

/** The number of a day's week, and how many weeks its year has. The first week has four days or more in the year. */
export function weekOf({ number, year }: Day, weekStart: number): { week: number; weeks: number } {
  const starts = [year + 1, year, year - 1].map((each) => firstWeekOf(each, weekStart));
  const index = starts.findIndex((start) => start <= number);
  const start = starts[index] ?? number;
  const end = starts[index - 1] ?? firstWeekOf(year + 2, weekStart);
  return { week: Math.floor((number - start) / 7) + 1, weeks: (end - start) / 7 };
}

function firstWeekOf(year: number, weekStart: number): DayNumber {
  return weekStartOf(dayNumber(year, 1, 4), weekStart);
}
