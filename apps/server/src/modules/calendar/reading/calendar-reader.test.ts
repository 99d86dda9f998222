import { describe, expect, it } from 'vitest';
import { calendarReader } from './calendar-reader.ts';
import { type CalendarFile, readCalendar } from './read-calendar.ts';

const DAY_MS = 86_400_000;
const FROM_MS = Date.UTC(2026, 2, 2);

/** A calendar of so many daily events since 1970. */
function calendarOf(events: number, end = 'END:VCALENDAR\r\n'): CalendarFile {
  const written = Array.from(
    { length: events },
    (_, index) =>
      `BEGIN:VEVENT\r\nUID:${index}\r\nSUMMARY:Event ${index}\r\nDTSTART:19700101T100000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\n`,
  );
  return {
    bytes: new TextEncoder().encode(
      `BEGIN:VCALENDAR\r\nX-WR-CALNAME:Work\r\n${written.join('')}${end}`,
    ),
    window: { fromMs: FROM_MS, toMs: FROM_MS + DAY_MS },
    ownAddresses: [],
  };
}

const inThread = { largestHereBytes: 0 };
const { signal } = new AbortController();

describe('the reader of calendars', () => {
  it('gives the same in a thread of its own as at once', async () => {
    const file = calendarOf(20);
    const reading = await calendarReader(inThread).read(file, signal);
    expect(reading).toEqual(readCalendar(file));
    expect(reading).toMatchObject({ ok: true, value: { name: 'Work' } });
    expect(reading.ok && reading.value.occurrences).toHaveLength(20);
  });

  it('says the same of what is no whole calendar', async () => {
    const reading = await calendarReader(inThread).read(calendarOf(1, ''), signal);
    expect(reading).toEqual({ ok: false, reason: 'cut_short' });
  });

  it('gives up one that takes too long, and goes on with the next', async () => {
    const hasty = calendarReader({ ...inThread, longestMs: 1 });
    const both = [hasty.read(calendarOf(1), signal), hasty.read(calendarOf(1), signal)];
    const late = { ok: false, reason: 'too_large' };
    expect(await Promise.all(both)).toEqual([late, late]);
  });

  it('ends with whoever asked, also while they wait for their turn', async () => {
    const reader = calendarReader(inThread);
    const asker = new AbortController();
    const readings = [1, 2].map(() => reader.read(calendarOf(1), asker.signal));
    asker.abort();
    for (const reading of readings) await expect(reading).rejects.toThrow('aborted');
    expect(await reader.read(calendarOf(1), signal)).toMatchObject({ ok: true });
  });
});
