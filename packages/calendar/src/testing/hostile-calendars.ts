import { eventOf, fileOf } from './calendars.ts';

/** The lines of a zone whose clocks change every day for eighty years. */
function restlessZone(name: string): readonly string[] {
  const observance = (from: string, to: string, at: string) => [
    'BEGIN:STANDARD',
    `DTSTART:1970010${at}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    'RRULE:FREQ=DAILY',
    'END:STANDARD',
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...observance('+0100', '+0200', '1T020000'),
    ...observance('+0200', '+0100', '1T140000'),
    'END:VTIMEZONE',
  ];
}

const hourlyIn = (zone: string, uid: number) =>
  eventOf(`UID:${uid}`, `DTSTART;TZID=${zone}:20260101T000000`, 'RRULE:FREQ=HOURLY');

const repeated = (times: number, lines: (index: number) => readonly string[]) =>
  Array.from({ length: times }, (_, index) => lines(index)).flat();

/** Small calendars that were made to be slow to read, by what makes them so. */
export const HOSTILE_CALENDARS: Readonly<Record<string, () => Uint8Array>> = {
  'a zone of daily changes, twenty events': () =>
    fileOf(...restlessZone('Odd'), ...repeated(20, (uid) => hourlyIn('Odd', uid))),
  'a zone of daily changes, 48 KB': () =>
    fileOf(...restlessZone('Odd'), ...repeated(540, (uid) => hourlyIn('Odd', uid))),
  // None of its occurrences is kept, so that their largest number ends nothing.
  'cancelled series in a zone of daily changes, 46 KB': () =>
    fileOf(
      ...restlessZone('Odd'),
      ...repeated(330, (uid) =>
        eventOf(
          `UID:${uid}`,
          'STATUS:CANCELLED',
          'DTSTART;TZID=Odd:20260101T000000',
          'RRULE:FREQ=HOURLY',
          'EXDATE;TZID=Odd:20260101T000000',
        ),
      ),
    ),
  'forty zones of daily changes': () =>
    fileOf(
      ...repeated(40, (index) => restlessZone(`Odd ${index}`)),
      ...repeated(400, (uid) => hourlyIn(`Odd ${uid % 40}`, uid)),
    ),
  'dates left out in a zone of daily changes': () =>
    fileOf(
      ...restlessZone('Odd'),
      ...eventOf(
        'DTSTART;TZID=Odd:20260101T000000',
        'RRULE:FREQ=HOURLY',
        ...repeated(1000, (index) => [
          `EXDATE;TZID=Odd:2026${String(1 + (index % 12)).padStart(2, '0')}01T${String(index % 24).padStart(2, '0')}0000`,
        ]),
      ),
    ),
  // Read, and as many events as are kept.
  'four series at every hour': () =>
    fileOf(...repeated(4, (uid) => hourlyIn('Europe/Berlin', uid))),
  'a hundred series at every hour': () =>
    fileOf(...repeated(100, (uid) => hourlyIn('Europe/Berlin', uid))),
  'rules with a COUNT since the year 1': () =>
    fileOf(
      ...repeated(300, (uid) =>
        eventOf(`UID:${uid}`, 'DTSTART:00010101T000000Z', 'RRULE:FREQ=MINUTELY;COUNT=99999999'),
      ),
    ),
  'hourly rules that never come true': () =>
    fileOf(
      ...repeated(300, (uid) =>
        eventOf(
          `UID:${uid}`,
          'DTSTART:20260101T000000Z',
          'RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=31;BYDAY=MO,TU;BYYEARDAY=1,-1',
        ),
      ),
    ),
  'a rule with long lists': () =>
    fileOf(
      ...eventOf(
        'DTSTART:20260101T000000Z',
        `RRULE:FREQ=DAILY;BYMONTHDAY=${Array.from({ length: 12_000 }, () => '31').join(',')}`,
        `RRULE:FREQ=YEARLY;BYDAY=${Array.from({ length: 8_000 }, (_, index) => `${(index % 99) + 1}SU`).join(',')}`,
      ),
    ),
  'every second of every day': () =>
    fileOf(
      ...eventOf(
        'DTSTART:20260101T000000Z',
        `RRULE:FREQ=MINUTELY;BYSECOND=${Array.from({ length: 60 }, (_, second) => second).join(',')}`,
      ),
    ),
  'a zone spelt in every way': () =>
    fileOf(
      ...repeated(900, (index) =>
        eventOf(`UID:${index}`, `DTSTART;TZID=${spelling(index)}:20260101T000000`),
      ),
    ),
  'a known zone in every year': () =>
    fileOf(
      ...repeated(900, (index) =>
        eventOf(
          `UID:${index}`,
          `DTSTART;TZID=Europe/Berlin:${String(1 + index * 11).padStart(4, '0')}0601T000000`,
        ),
      ),
    ),
  'components a thousand deep': () =>
    fileOf(
      ...repeated(1500, () => ['BEGIN:VEVENT']),
      'DTSTART:20260101T000000Z',
      ...repeated(1500, () => ['END:VEVENT']),
    ),
  'a series replaced at every hour': () =>
    fileOf(
      ...eventOf('DTSTART:20260101T000000Z', 'RRULE:FREQ=HOURLY'),
      ...repeated(600, (index) =>
        eventOf(
          'DTSTART:20260101T003000Z',
          `RECURRENCE-ID:${stamp(Date.UTC(2026, 0, 1) + index * 3_600_000)}`,
        ),
      ),
    ),
  'a series changed from every hour on': () =>
    fileOf(
      ...eventOf('DTSTART:20260101T000000Z', 'RRULE:FREQ=HOURLY'),
      ...repeated(600, (index) => {
        const hourMs = Date.UTC(2026, 0, 1) + index * 3_600_000;
        return eventOf(
          `DTSTART:${stamp(hourMs + 60_000 * (index % 60))}`,
          `RECURRENCE-ID;RANGE=THISANDFUTURE:${stamp(hourMs)}`,
        );
      }),
    ),
};

function stamp(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/gu, '');
}

/** The same zone in another mixture of large and small letters. */
function spelling(index: number): string {
  return Array.from('america/argentina/buenos_aires', (letter, place) =>
    (index >> (place % 10)) % 2 === 1 && place < 10 ? letter.toUpperCase() : letter,
  ).join('');
}
