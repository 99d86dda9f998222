import { eventOf, fileOf } from '@overtone/calendar/testing/calendars';
import { HOSTILE_CALENDARS } from '@overtone/calendar/testing/hostile-calendars';
import { failed } from '@overtone/domain/result';
import { afterAll, describe, expect, it } from 'vitest';
import { calendarReader, type ReadingLane } from './calendar-reader.ts';
import { type CalendarFile, readCalendar } from './read-calendar.ts';

const DAY_MS = 86_400_000;
const FROM_MS = Date.UTC(2026, 2, 2);
const { signal } = new AbortController();
const reader = calendarReader();
afterAll(reader.stop);

const fileWith = (bytes: Uint8Array): CalendarFile => ({
  bytes,
  window: { fromMs: FROM_MS, toMs: FROM_MS + DAY_MS },
  ownAddresses: [],
});

/** A calendar of so many daily events since 1970. */
function dailyEvents(events: number): CalendarFile {
  const lines = Array.from({ length: events }, (_, index) =>
    eventOf(`UID:${index}`, 'DTSTART:19700101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
  );
  return fileWith(fileOf('X-WR-CALNAME:Work', ...lines.flat()));
}

/** Says which lane was asked, and does nothing. */
function namedLanes() {
  const asked: string[] = [];
  const lane = (name: string): ReadingLane => ({
    run() {
      asked.push(name);
      return Promise.resolve(failed('full'));
    },
    stop: () => Promise.resolve(),
  });
  return { asked, lanes: { small: lane('small'), large: lane('large') } };
}

describe('the reader of calendars', () => {
  it.each([1, 20, 2000])('gives of %i events the same as reading at once', async (events) => {
    const file = dailyEvents(events);
    const atOnce = readCalendar(file);
    const read = await reader.readFile(file, signal);
    expect(read).toMatchObject({ ok: true, value: { name: 'Work' } });
    expect(read.ok && read.value.changes).toEqual(
      atOnce.ok && atOnce.value.occurrences.map((occurrence) => ({ kind: 'put', occurrence })),
    );
  });

  it('reads every file in another thread, small ones apart from large ones', async () => {
    const { asked, lanes } = namedLanes();
    const elsewhere = calendarReader(lanes);
    for (const events of [1, 2000]) {
      const read = await elsewhere.readFile(dailyEvents(events), signal);
      expect(read).toEqual({ ok: false, reason: { problem: 'crowded' } });
    }
    await elsewhere.readPage('google', new Uint8Array(10), signal);
    await elsewhere.readPage('microsoft', new Uint8Array(100_000), signal);
    expect(asked).toEqual(['small', 'large', 'small', 'large']);
  });

  it('says what is wrong with a file, and with a page', async () => {
    const cut = fileWith(new TextEncoder().encode('BEGIN:VCALENDAR\r\n'));
    expect(await reader.readFile(cut, signal)).toMatchObject({ reason: { problem: 'cut_short' } });
    const page = await reader.readPage('google', new TextEncoder().encode('{"items":3}'), signal);
    expect(page).toMatchObject({ reason: { problem: 'unreachable', cause: 'unexpected answer' } });
  });

  it.each(Object.keys(HOSTILE_CALENDARS))('is through with %s', async (name) => {
    const file = fileWith(HOSTILE_CALENDARS[name]?.() ?? new Uint8Array());
    const read = await reader.readFile(file, signal);
    expect(read.ok || read.reason.problem === 'too_complicated').toBe(true);
  });
});
