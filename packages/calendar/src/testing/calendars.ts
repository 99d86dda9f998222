import type { CalendarOccurrence } from '@overtone/domain/calendar/occurrence';
import { type IcsCalendar, readIcs } from '../ics/read-ics.ts';
import {
  expandCalendar,
  type Expansion,
  type InstantRange,
} from '../occurrences/expand-calendar.ts';

/** A calendar file with these lines between its first and its last. */
export function fileOf(...lines: readonly string[]): Uint8Array {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  return new TextEncoder().encode(text);
}

/** The lines of one event. */
export function eventOf(...lines: readonly string[]): readonly string[] {
  const hasUid = lines.some((line) => line.startsWith('UID'));
  return ['BEGIN:VEVENT', ...(hasUid ? [] : ['UID:one']), ...lines, 'END:VEVENT'];
}

/** Reads a file that must be readable. */
export function calendarOf(bytes: Uint8Array, ownAddresses: readonly string[] = []): IcsCalendar {
  const read = readIcs(bytes, { ownAddresses });
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

/** The occurrences of one event between two dates, by default from 1997 to 2001 as in RFC 5545. */
export function occurrencesOf(
  lines: readonly string[],
  { from = '1997-01-01', to = '2001-01-01' }: { from?: string; to?: string } = {},
): readonly CalendarOccurrence[] {
  const calendar = calendarOf(fileOf(...eventOf(...lines)));
  return expansionOf(calendar, { fromMs: Date.parse(from), toMs: Date.parse(to) }).occurrences;
}

/** What takes place according to a calendar that must not ask for too much work. */
export function expansionOf(calendar: IcsCalendar, range: InstantRange): Expansion {
  const expansion = expandCalendar(calendar, range);
  if (!expansion.ok) throw new Error(expansion.reason);
  return expansion.value;
}

/** The dates and times on the clocks of `timeZone` at which occurrences start, each as `1997-09-02 09:00`. */
export function startsIn(timeZone: string, occurrences: readonly CalendarOccurrence[]): string[] {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return occurrences.map(({ startMs }) => format.format(startMs));
}
