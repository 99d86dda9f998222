import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOccurrences } from '../occurrences/read-occurrences.ts';
import { calendarOf, eventOf, fileOf } from '../testing/calendars.ts';
import { readIcs } from './read-ics.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const START = 'DTSTART:20260302T090000Z';
const titles = (file: Uint8Array) => calendarOf(file).events.map(({ title }) => title);

describe('a file that is no calendar', () => {
  it.each([
    ['empty', ''],
    ['empty', '\uFEFF\r\n '],
    ['web_page', '<!doctype html><title>Calendar</title>'],
    ['not_a_calendar', 'Subject,Start Date\nLunch,2026-03-02'],
    ['not_a_calendar', 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
    ['cut_short', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260302T0900'],
    ['cut_short', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\n'],
  ])('is refused as %s', (reason, text) => {
    expect(readIcs(bytes(text))).toEqual({ ok: false, reason });
  });

  it('is refused when it is too large', () => {
    expect(readIcs(new Uint8Array(5 * 1024 * 1024 + 1))).toEqual({
      ok: false,
      reason: 'too_large',
    });
  });
});

describe('a calendar', () => {
  it('may be empty, and is called what it calls itself', () => {
    expect(calendarOf(fileOf('X-WR-CALNAME:Work\\, mostly'))).toMatchObject({
      name: 'Work, mostly',
      events: [],
    });
  });

  it('is read with any kind of line break, whatever the case of names', () => {
    const lines = ['begin:vcalendar', 'Begin:VEvent', 'dtstart:20260302T090000Z', 'summary:One'];
    for (const lineBreak of ['\n', '\r', '\r\n']) {
      expect(titles(bytes([...lines, 'END:VEVENT', 'END:VCALENDAR'].join(lineBreak)))).toEqual([
        'One',
      ]);
    }
  });

  it('keeps what it can read and counts what it can not', () => {
    const calendar = calendarOf(
      fileOf(
        ...eventOf('UID:1', START, 'SUMMARY:Good', 'this line is broken', 'RRULE:FREQ=FORTNIGHTLY'),
        ...eventOf('UID:2', 'DTSTART:20261345T990000', 'SUMMARY:No such date'),
        ...eventOf('UID:3', 'SUMMARY:No start'),
      ),
    );
    expect(calendar.events.map(({ title, rules }) => [title, rules.length])).toEqual([['Good', 0]]);
    expect(calendar.skippedEvents).toBe(2);
  });

  it('never looks at alarms, notes or places', () => {
    const file = fileOf(
      ...eventOf(
        START,
        'SUMMARY:Title',
        'DESCRIPTION:secret',
        'LOCATION:secret',
        'BEGIN:VALARM',
        'SUMMARY:secret',
        'DTSTART:19990101T000000Z',
        'END:VALARM',
      ),
    );
    const { events } = calendarOf(file);
    expect(events[0]?.start.ms).toBe(Date.UTC(2026, 2, 2, 9));
    expect(JSON.stringify(events)).not.toContain('secret');
  });
});

describe('the text of a title', () => {
  it('is put together where its line was folded, even in the middle of a character', () => {
    const [head, tail] = [bytes('SUMMARY:Caf'), bytes(' - plan')];
    const folded = new Uint8Array([...head, 0xc3, 13, 10, 32, 0xa9, 13, 10, 9, ...tail]);
    const file = fileOf(...eventOf(START, '@'));
    const at = file.indexOf(64);
    const whole = new Uint8Array([...file.slice(0, at), ...folded, ...file.slice(at + 1)]);
    expect(titles(whole)).toEqual(['Café - plan']);
  });

  it.each([
    [
      'UTF-8 with a mark',
      [0xef, 0xbb, 0xbf],
      (code: number) => [...bytes(String.fromCharCode(code))],
    ],
    ['UTF-16, low byte first', [0xff, 0xfe], (code: number) => [code & 255, code >> 8]],
    ['UTF-16, high byte first', [0xfe, 0xff], (code: number) => [code >> 8, code & 255]],
    ['Windows-1252', [], (code: number) => [code]],
  ])('is read from %s', (_, mark, encode) => {
    const text = new TextDecoder().decode(fileOf(...eventOf(START, 'SUMMARY:Müller é')));
    const codes = Array.from(text, (character) => character.charCodeAt(0));
    expect(titles(new Uint8Array([...mark, ...codes.flatMap(encode)]))).toEqual(['Müller é']);
  });

  it('is one harmless line of limited length', () => {
    const file = fileOf(...eventOf(START, `SUMMARY:Sync\\nnow\u202e\u0007 ${'x'.repeat(500)}`));
    const [title = ''] = titles(file);
    expect(title.startsWith('Sync now xxx')).toBe(true);
    expect(title).toHaveLength(200);
  });
});

describe('what an event means for the time of a person', () => {
  const invited = (answer: string) =>
    `ATTENDEE;CN="Ada, L.";PARTSTAT=${answer}:MAILTO:Ada@Example.com`;
  it.each([
    ['busy', []],
    ['free', ['TRANSP:TRANSPARENT']],
    ['free', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
    ['away', ['X-MICROSOFT-CDO-BUSYSTATUS:OOF']],
    ['tentative', ['STATUS:TENTATIVE']],
    ['tentative', [invited('TENTATIVE')]],
    ['declined', [invited('DECLINED'), 'STATUS:CONFIRMED']],
    ['busy', [invited('ACCEPTED'), 'ATTENDEE;PARTSTAT=DECLINED:mailto:bob@example.com']],
  ])('%s: %j', (standing, lines) => {
    const calendar = calendarOf(fileOf(...eventOf(START, ...lines)), ['ada@example.com']);
    expect(calendar.events[0]?.standing).toBe(standing);
  });

  it('is known by the name of the calendar where that is their address', () => {
    const file = fileOf('X-WR-CALNAME:ada@example.com', ...eventOf(START, invited('DECLINED')));
    expect(calendarOf(file).events[0]?.standing).toBe('declined');
  });
});

describe('any bytes at all', () => {
  const sample = new TextDecoder().decode(
    fileOf(
      'BEGIN:VTIMEZONE',
      'TZID:Own',
      'BEGIN:DAYLIGHT',
      'DTSTART:19700329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      ...eventOf(
        'DTSTART;TZID=Own:20260302T090000',
        'DTEND;TZID=Own:20260302T100000',
        'RRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=MO,-1FR;BYSETPOS=1;COUNT=20;WKST=SU',
        'RDATE;VALUE=PERIOD:20260401T090000Z/PT1H',
        'EXDATE;VALUE=DATE:20260504',
        'SUMMARY:Title\\, more',
      ),
      ...eventOf(
        'RECURRENCE-ID;TZID=Own:20260504T090000',
        'DTSTART:20260504T100000Z',
        'DURATION:P1D',
      ),
    ),
  );
  const WINDOW = { fromMs: Date.UTC(2026, 1, 1), toMs: Date.UTC(2027, 3, 1) };

  /** Whether a file is refused, or gives nothing that ends before it starts. */
  function isHandled(file: Uint8Array): boolean {
    const read = readOccurrences(file, WINDOW);
    if (!read.ok) return true;
    return read.value.occurrences.every(({ startMs, endMs }) => endMs >= startMs);
  }

  function areAllHandled(files: fc.Arbitrary<Uint8Array>, numRuns: number): boolean {
    return !fc.check(fc.property(files, isHandled), { numRuns }).failed;
  }

  it('are read or refused, never thrown at', () => {
    const noise = fc.uint8Array({ maxLength: 400 });
    const begun = noise.map((rest) => new Uint8Array([...bytes('BEGIN:VCALENDAR\r\n'), ...rest]));
    expect(areAllHandled(fc.oneof(noise, begun), 200)).toBe(true);
  });

  it('made from a good calendar by changing, cutting, doubling and swapping parts of it', () => {
    const pieces = sample.split(/(?<=[\r\n;:=,])/u);
    const place = fc.nat({ max: pieces.length - 1 });
    const token = fc.oneof(
      fc.constantFrom(...pieces),
      fc.constantFrom('-1', '0', '99999999999', 'FREQ=SECONDLY', '\u0000', 'P99999W', 'Z', '"', ''),
      fc.string({ maxLength: 12 }),
    );
    const mutations = fc.array(fc.tuple(place, token), { minLength: 1, maxLength: 12 });
    const changed = mutations.map((changes) => {
      const parts = [...pieces];
      for (const [index, piece] of changes) parts[index] = piece;
      return bytes(parts.join(''));
    });
    expect(areAllHandled(changed, 500)).toBe(true);
  });
});
