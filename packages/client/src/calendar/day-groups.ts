import type { UpcomingEvent } from '@overtone/domain/contract/calendar';

/** The events of one day, under the name that a person gives it. */
export interface DayGroup {
  /** `2026-03-02`. */
  readonly day: string;
  /** `Today`, `Tomorrow`, or `Wednesday 4 March`. */
  readonly name: string;
  readonly events: readonly UpcomingEvent[];
}

/** How days and times are written, in British English. */
export interface DayWriting {
  readonly groups: (events: readonly UpcomingEvent[]) => readonly DayGroup[];
  /** `09:00–10:30`, or `All day`; an event that ends on another day names it. */
  readonly timesOf: (event: UpcomingEvent) => string;
}

const LOCALE = 'en-GB';

/** Writes times of day, `09:00`, for a person in `timeZone`. */
export function timesOfDay(timeZone: string): Intl.DateTimeFormat {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(LOCALE, { timeZone, ...options });
}

const DAY_MS = 24 * 60 * 60_000;

/** Writes days and times for a person in `timeZone`, for whom it is `now`. What began before today counts as today's. */
export function dayWriting(now: Date, timeZone: string): DayWriting {
  const format = (options: Intl.DateTimeFormatOptions, locale = LOCALE) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const iso = format({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'sv-SE');
  const named = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const time = timesOfDay(timeZone);
  const weekday = format({ weekday: 'short' });
  const today = iso.format(now);
  const tomorrow = nextDay(today);

  const nameOf = (day: string, at: Date) => {
    if (day === today) return 'Today';
    return day === tomorrow ? 'Tomorrow' : named.format(at).replace(',', '');
  };

  return {
    groups(events) {
      const days = Map.groupBy(events, ({ startsAt }) => {
        const day = iso.format(new Date(startsAt));
        return day < today ? today : day;
      });
      return [...days]
        .map(([day, events]) => ({
          day,
          name: nameOf(day, new Date(events[0]?.startsAt ?? 0)),
          events,
        }))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    },
    timesOf({ startsAt, endsAt, isAllDay }) {
      if (isAllDay) return 'All day';
      const [start, end] = [new Date(startsAt), new Date(endsAt)];
      if (startsAt === endsAt) return time.format(start);
      const isSameDay = iso.format(start) === iso.format(end);
      const endText = isSameDay ? time.format(end) : `${weekday.format(end)} ${time.format(end)}`;
      return `${time.format(start)}–${endText}`;
    },
  };
}

/** The day after a date; dates have no clock changes. */
function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
