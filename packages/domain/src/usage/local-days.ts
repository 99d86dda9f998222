import { DEFAULT_TIME_ZONE, isTimeZone } from '../account/time-zone.ts';
import type { Milliseconds } from '../units.ts';

/** A day of the calendar: `2026-03-02`. Days in this form sort as they follow each other. */
export type CalendarDay = string;

/** The days of one time zone. */
export interface LocalDays {
  /** The day that it is there at an instant (milliseconds since 1970). */
  readonly dayAt: (instantMs: Milliseconds) => CalendarDay;
  /** The instant at which a day begins there: usually midnight, later where clocks skip it. */
  readonly startOf: (day: CalendarDay) => Milliseconds;
}

const DAY_MS: Milliseconds = 24 * 60 * 60 * 1000;

/** The days of a time zone (IANA name); those of UTC where there is none of that name. */
export function localDays(timeZone: string): LocalDays {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

  /** What the clock on the wall shows there, as if it were a time in UTC. */
  function shownAt(instantMs: Milliseconds): Milliseconds {
    const parts = Object.fromEntries(
      clock.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  }

  const dayAt = (instantMs: Milliseconds) => dayOf(shownAt(instantMs));

  /** The candidates differ where clocks change near that midnight; the earlier one that is not the day before counts. */
  function startOf(day: CalendarDay): Milliseconds {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const starts = [midnight - DAY_MS, midnight + DAY_MS]
      .map((near) => midnight - (shownAt(near) - near))
      .sort((a, b) => a - b);
    return starts.find((start) => dayAt(start) >= day) ?? midnight;
  }

  return { dayAt, startOf };
}

/** The day `count` days after `day`; before it where `count` is negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS);
}

/** Whether a week begins with it. */
export function isMonday(day: CalendarDay): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
}

function dayOf(utcMs: Milliseconds): CalendarDay {
  return new Date(utcMs).toISOString().slice(0, 10);
}
