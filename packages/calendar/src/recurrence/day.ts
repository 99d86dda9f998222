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

/** Days of four hundred years, after which dates fall on the same days of the week. */
const CYCLE_DAYS = 146_097;
/** Days from 1 March of the year 0 to 1 January 1970. */
const EPOCH_DAYS = 719_468;

/**
 * The number of the day of a date; months outside 1 to 12 lie in the years around. Years are counted from March, so that
 * the leap day is their last (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"); a Date object would take
 * ten times as long.
 */
export function dayNumber(year: number, month: number, monthDay: number): DayNumber {
  const months = year * 12 + month - 3;
  const marchYear = Math.floor(months / 12);
  const marchMonth = months - marchYear * 12;
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + monthDay - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  return cycle * CYCLE_DAYS + yearOfCycle * 365 + leapDays + dayOfYear - EPOCH_DAYS;
}

/** The day that a reading lies in. */
export function dayNumberAt(wallMs: WallMs): DayNumber {
  return Math.floor(wallMs / DAY_MS);
}

/** Places a day in its year, month and week. */
export function dayOf(number: DayNumber): Day {
  const sinceMarch = number + EPOCH_DAYS;
  const cycle = Math.floor(sinceMarch / CYCLE_DAYS);
  const dayOfCycle = sinceMarch - cycle * CYCLE_DAYS;
  const leapDays =
    Math.floor(dayOfCycle / 1_460) -
    Math.floor(dayOfCycle / 36_524) +
    Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const marchYear = cycle * 400 + yearOfCycle;
  const dayOfYear = number - dayNumber(marchYear, 3, 1);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = month < 3 ? marchYear + 1 : marchYear;
  const newYear = dayNumber(year, 1, 1);
  const firstOfMonth = dayNumber(year, month, 1);
  return {
    number,
    year,
    month,
    monthDay: number - firstOfMonth + 1,
    monthLength: dayNumber(year, month + 1, 1) - firstOfMonth,
    yearDay: number - newYear + 1,
    yearLength: dayNumber(year + 1, 1, 1) - newYear,
    weekday: weekdayOf(number),
  };
}

/** 1 January 1970 was a Thursday. */
function weekdayOf(number: DayNumber): number {
  return (((number + 4) % 7) + 7) % 7;
}

/** The first day of the week that a day lies in. */
export function weekStartOf(number: DayNumber, weekStart: number): DayNumber {
  return number - ((weekdayOf(number) - weekStart + 7) % 7);
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
