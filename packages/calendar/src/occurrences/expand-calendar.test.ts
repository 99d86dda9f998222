import { describe, expect, it } from 'vitest';
import { ianaZone } from '../zone/iana-zone.ts';
import {
  calendarOf,
  eventOf,
  expansionOf,
  fileOf,
  occurrencesOf,
  startsIn,
} from '../testing/calendars.ts';
import { MAX_OCCURRENCES } from './expand-calendar.ts';
import { spanIn } from './resolve-occurrence.ts';

const IN_2026 = { from: '2026-01-01', to: '2027-01-01' };
const BERLIN = 'Europe/Berlin';
const WEEKLY = ['DTSTART;TZID=Europe/Berlin:20260302T090000', 'DURATION:PT1H'];

function starts(lines: readonly string[], range = IN_2026, zone = BERLIN) {
  return startsIn(zone, occurrencesOf(lines, range));
}

function expanded(...lines: readonly string[]) {
  const range = { fromMs: Date.parse(IN_2026.from), toMs: Date.parse(IN_2026.to) };
  return expansionOf(calendarOf(fileOf(...lines)), range);
}

describe('a series across a clock change', () => {
  it('keeps its time of day when clocks go forward, and back', () => {
    const spring = occurrencesOf([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=5'], IN_2026);
    expect(startsIn(BERLIN, spring).map((text) => text.slice(-5))).toEqual(Array(5).fill('09:00'));
    expect(spring.map(({ startMs }) => new Date(startMs).getUTCHours())).toEqual([8, 8, 8, 8, 7]);
    const autumn = ['DTSTART;TZID=Europe/Berlin:20261019T090000', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    const hours = occurrencesOf(autumn, IN_2026).map(({ startMs }) =>
      new Date(startMs).getUTCHours(),
    );
    expect(hours).toEqual([7, 8]);
  });

  it('in the hour that is skipped or comes twice takes place once a day', () => {
    const lines = ['DTSTART;TZID=Europe/Berlin:20260328T023000', 'RRULE:FREQ=DAILY;COUNT=3'];
    expect(starts(lines)).toEqual(['2026-03-28 02:30', '2026-03-29 03:30', '2026-03-30 02:30']);
    const twice = ['DTSTART;TZID=Europe/Berlin:20261024T023000', 'RRULE:FREQ=DAILY;COUNT=3'];
    expect(
      occurrencesOf(twice, IN_2026).map(({ startMs }) => new Date(startMs).toISOString()),
    ).toEqual(['2026-10-24T00:30:00.000Z', '2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z']);
  });

  it('lasts whole days by the calendar and hours by the clock', () => {
    const [day] = occurrencesOf(
      ['DTSTART;TZID=Europe/Berlin:20260328T120000', 'DURATION:P1D'],
      IN_2026,
    );
    expect((day?.endMs ?? 0) - (day?.startMs ?? 0)).toBe(23 * 3_600_000);
    const [hours] = occurrencesOf(
      ['DTSTART;TZID=Europe/Berlin:20260328T120000', 'DURATION:PT24H'],
      IN_2026,
    );
    expect((hours?.endMs ?? 0) - (hours?.startMs ?? 0)).toBe(24 * 3_600_000);
  });
});

describe('an event that ends in another zone', () => {
  it('lasts as long as it takes', () => {
    const [flight] = occurrencesOf(
      ['DTSTART;TZID=Europe/London:20260302T100000', 'DTEND;TZID=America/New_York:20260302T130000'],
      IN_2026,
    );
    expect((flight?.endMs ?? 0) - (flight?.startMs ?? 0)).toBe(8 * 3_600_000);
  });

  it('never ends before it starts', () => {
    const [broken] = occurrencesOf(['DTSTART:20260302T100000Z', 'DTEND:20260301T100000Z'], IN_2026);
    expect(broken?.endMs).toBe(broken?.startMs);
  });
});

describe('an event beyond the years that are kept', () => {
  const FOR_EVER = '3000-01-01T00:00:00.000Z';
  const times = (...lines: readonly string[]) =>
    occurrencesOf(lines, IN_2026).map(({ startMs, endMs }) => [
      new Date(startMs).toISOString(),
      new Date(endMs).toISOString(),
    ]);

  it.each([
    ['of a million weeks', ['DTSTART:20260302T100000Z', 'DURATION:P999999W']],
    [
      'for ever',
      [
        'DTSTART;TZID=America/New_York:20260302T050000',
        'DTEND;TZID=America/New_York:99991231T235959',
      ],
    ],
    ['for ever, on nobody’s clock', ['DTSTART:20260302T100000', 'DTEND:99991231T235959']],
  ])('%s ends with them', (_, lines) => {
    expect(times(...lines)).toEqual([['2026-03-02T10:00:00.000Z', FOR_EVER]]);
  });

  it('that repeats ends with them each time', () => {
    const lines = ['DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:99991231'];
    const ends = times(...lines, 'RRULE:FREQ=DAILY;COUNT=3').map(([, end]) => end);
    expect(ends).toEqual([FOR_EVER, FOR_EVER, FOR_EVER]);
  });

  it('since the year nought begins with them', () => {
    expect(times('DTSTART:00000101T000000Z', 'DTEND:20270101T000000Z')).toEqual([
      ['1900-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ]);
  });

  it('is left out where nothing of it lies in them', () => {
    const range = { from: '0001-01-01T00:00:00Z', to: '9999-01-01T00:00:00Z' };
    const outside = ['DTSTART:18000101T000000Z', 'DURATION:P1D', 'RDATE:20260302T100000Z'];
    expect(occurrencesOf(outside, range).map(({ startMs }) => startMs)).toEqual([
      Date.UTC(2026, 2, 2, 10),
    ]);
  });
});

describe('dates that are left out, added or changed', () => {
  const series = [...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=4'];

  it.each([
    ['in the zone of the series', 'EXDATE;TZID=Europe/Berlin:20260309T090000'],
    ['in UTC', 'EXDATE:20260309T080000Z'],
    ['in another zone', 'EXDATE;TZID=America/New_York:20260309T040000'],
    ['by its date', 'EXDATE;VALUE=DATE:20260309'],
    ['among others', 'EXDATE;TZID=Europe/Berlin:20250101T090000,20260309T090000'],
  ])('one is left out when it is named %s', (_, line) => {
    expect(starts([...series, line])).toEqual([
      '2026-03-02 09:00',
      '2026-03-16 09:00',
      '2026-03-23 09:00',
    ]);
  });

  it('are added once, as times, periods or dates', () => {
    const added = [
      'RDATE:20260303T080000Z,20260302T080000Z',
      'RDATE;VALUE=PERIOD:20260304T080000Z/PT2H',
    ];
    expect(starts([...WEEKLY, ...added])).toEqual([
      '2026-03-02 09:00',
      '2026-03-03 09:00',
      '2026-03-04 09:00',
    ]);
  });

  it('a changed one replaces the original, wherever it was moved to', () => {
    const { occurrences } = expanded(
      ...eventOf(...series, 'SUMMARY:Weekly'),
      ...eventOf(
        'RECURRENCE-ID:20260309T080000Z',
        'DTSTART;TZID=Europe/Berlin:20260310T140000',
        'SUMMARY:Moved',
      ),
      ...eventOf(
        'RECURRENCE-ID;TZID=Europe/Berlin:20260316T090000',
        'DTSTART;TZID=Europe/Berlin:20260316T090000',
        'STATUS:CANCELLED',
      ),
    );
    expect(startsIn(BERLIN, occurrences)).toEqual([
      '2026-03-02 09:00',
      '2026-03-10 14:00',
      '2026-03-23 09:00',
    ]);
    expect(occurrences.map(({ title }) => title)).toEqual(['Weekly', 'Moved', 'Weekly']);
    expect(new Set(occurrences.map(({ key }) => key)).size).toBe(3);
  });

  it('the latest version of an event counts, and a cancelled one does not take place', () => {
    const { occurrences } = expanded(
      ...eventOf('UID:a', 'SEQUENCE:2', 'DTSTART:20260302T090000Z', 'SUMMARY:New'),
      ...eventOf('UID:a', 'SEQUENCE:1', 'DTSTART:20260302T090000Z', 'SUMMARY:Old'),
      ...eventOf('UID:b', ...series, 'STATUS:CANCELLED'),
    );
    expect(occurrences.map(({ title }) => title)).toEqual(['New']);
  });

  it('a changed one without its series is shown by itself', () => {
    const lines = ['RECURRENCE-ID:20260309T080000Z', 'DTSTART:20260309T100000Z', 'SUMMARY:Alone'];
    expect(occurrencesOf(lines, IN_2026)).toHaveLength(1);
  });
});

describe('a change that holds from one time of a series on', () => {
  const series = eventOf(...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=5', 'SUMMARY:Weekly');
  const from = 'RECURRENCE-ID;RANGE=THISANDFUTURE';

  it.each([
    ['in the zone of the series', `${from};TZID=Europe/Berlin:20260316T090000`],
    ['in UTC', `${from}:20260316T080000Z`],
    ['in another zone', `${from};TZID=America/New_York:20260316T040000`],
    ['by its date', `${from};VALUE=DATE:20260316`],
    ['in small letters', 'RECURRENCE-ID;Range=ThisAndFuture:20260316T080000Z'],
  ])('moves it and all later ones as far, when it is named %s', (_, line) => {
    const moved = ['DTSTART;TZID=Europe/Berlin:20260317T140000', 'DURATION:PT2H', 'SUMMARY:Moved'];
    const { occurrences } = expanded(...series, ...eventOf(line, ...moved));
    expect(startsIn(BERLIN, occurrences)).toEqual([
      '2026-03-02 09:00',
      '2026-03-09 09:00',
      '2026-03-17 14:00',
      '2026-03-24 14:00',
      '2026-03-31 14:00',
    ]);
    expect(
      occurrences.map(({ title, startMs, endMs }) => [title, (endMs - startMs) / 3_600_000]),
    ).toEqual([
      ['Weekly', 1],
      ['Weekly', 1],
      ['Moved', 2],
      ['Moved', 2],
      ['Moved', 2],
    ]);
    expect(new Set(occurrences.map(({ key }) => key)).size).toBe(5);
  });

  it('may take it to the clocks of another zone', () => {
    const moved = [`${from}:20260316T080000Z`, 'DTSTART;TZID=America/New_York:20260316T090000'];
    const { occurrences } = expanded(...series, ...eventOf(...moved));
    expect(startsIn(BERLIN, occurrences).slice(2, 4)).toEqual([
      '2026-03-16 14:00',
      '2026-03-23 14:00',
    ]);
  });

  it('holds until the next, in whatever order they stand, which may end the series', () => {
    const ended = [`${from}:20260323T080000Z`, 'DTSTART:20260323T080000Z', 'STATUS:CANCELLED'];
    const moved = [`${from}:20260309T080000Z`, 'DTSTART;TZID=Europe/Berlin:20260309T100000'];
    const { occurrences } = expanded(...series, ...eventOf(...ended), ...eventOf(...moved));
    expect(startsIn(BERLIN, occurrences)).toEqual([
      '2026-03-02 09:00',
      '2026-03-09 10:00',
      '2026-03-16 10:00',
    ]);
  });

  it('leaves alone what is left out, and what is changed by itself', () => {
    const { occurrences } = expanded(
      ...eventOf(...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE:20260323T080000Z'),
      ...eventOf(`${from}:20260309T080000Z`, 'DTSTART;TZID=Europe/Berlin:20260309T100000'),
      ...eventOf('RECURRENCE-ID:20260316T080000Z', 'DTSTART;TZID=Europe/Berlin:20260318T170000'),
    );
    expect(startsIn(BERLIN, occurrences)).toEqual([
      '2026-03-02 09:00',
      '2026-03-09 10:00',
      '2026-03-18 17:00',
      '2026-03-30 10:00',
    ]);
  });

  it('moves whole days', () => {
    const days = ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=WEEKLY;COUNT=3'];
    const moved = [`${from};VALUE=DATE:20260309`, 'DTSTART;VALUE=DATE:20260310'];
    const { occurrences } = expanded(...eventOf(...days), ...eventOf(...moved));
    expect(startsIn('UTC', occurrences).map((text) => text.slice(0, 10))).toEqual([
      '2026-03-02',
      '2026-03-10',
      '2026-03-17',
    ]);
  });

  it.each([
    ['later', '20260326T090000', '2026-04-02'],
    ['earlier', '20260306T090000', '2026-03-20'],
  ])('is found where it is moved far, to a day that is asked for alone: %s', (_, start, day) => {
    const moved = [`${from}:20260316T080000Z`, `DTSTART;TZID=Europe/Berlin:${start}`];
    const fromMs = Date.parse(day);
    const range = { fromMs, toMs: fromMs + 86_400_000 };
    const calendar = calendarOf(fileOf(...series, ...eventOf(...moved)));
    expect(startsIn(BERLIN, expansionOf(calendar, range).occurrences)).toEqual([`${day} 09:00`]);
  });
});

describe('zones that a file brings along', () => {
  const OWN_ZONE = [
    'BEGIN:VTIMEZONE',
    'TZID:Customized Time Zone',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];
  const own = (start: string) => eventOf(`DTSTART;TZID=Customized Time Zone:${start}`);

  it('hold, on both sides of the clock changes, wherever in the file they stand', () => {
    for (const [start, utc] of [
      ['20260328T090000', '2026-03-28T08:00:00.000Z'],
      ['20260330T090000', '2026-03-30T07:00:00.000Z'],
      ['20261026T090000', '2026-10-26T08:00:00.000Z'],
    ] as const) {
      for (const lines of [
        [...OWN_ZONE, ...own(start)],
        [...own(start), ...OWN_ZONE],
      ]) {
        const [occurrence] = expanded(...lines).occurrences;
        expect(new Date(occurrence?.startMs ?? 0).toISOString()).toBe(utc);
      }
    }
  });

  it('give way to what a known name means', () => {
    const wrong = OWN_ZONE.map((line) => line.replace('Customized Time Zone', 'America/New_York'));
    const [occurrence] = expanded(
      ...wrong,
      ...eventOf('DTSTART;TZID=America/New_York:20260302T090000'),
    ).occurrences;
    expect(occurrence?.startMs).toBe(Date.UTC(2026, 2, 2, 14));
  });

  it('may be unknown: then the time is one of the clock on the wall', () => {
    const [occurrence] = expanded(...eventOf('DTSTART;TZID=Nowhere:20260302T090000')).occurrences;
    expect(occurrence?.timing).toBe('wall');
  });
});

describe('times of nobody’s clock in particular, and dates', () => {
  const inZone = (name: string, lines: readonly string[]) => {
    const zone = ianaZone(name);
    const [occurrence] = occurrencesOf(lines, IN_2026);
    if (zone === undefined || occurrence === undefined) throw new Error('nothing to place');
    const { startMs, endMs, isAllDay } = spanIn(zone, occurrence);
    return [new Date(startMs).toISOString(), (endMs - startMs) / 3_600_000, isAllDay];
  };

  it('follow the clock that the person has before them', () => {
    const lines = ['DTSTART:20260302T090000', 'DURATION:PT1H'];
    expect(inZone(BERLIN, lines)).toEqual(['2026-03-02T08:00:00.000Z', 1, false]);
    expect(inZone('Asia/Tokyo', lines)).toEqual(['2026-03-02T00:00:00.000Z', 1, false]);
  });

  it('a date is a whole day there, also one that is shorter or longer', () => {
    expect(inZone(BERLIN, ['DTSTART;VALUE=DATE:20260302'])).toEqual([
      '2026-03-01T23:00:00.000Z',
      24,
      true,
    ]);
    expect(inZone(BERLIN, ['DTSTART;VALUE=DATE:20260329'])).toEqual([
      '2026-03-28T23:00:00.000Z',
      23,
      true,
    ]);
    expect(inZone(BERLIN, ['DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:20260305'])[1]).toBe(
      72,
    );
  });

  it('a yearly date leaves out the year that its EXDATE names', () => {
    const lines = [
      'DTSTART;VALUE=DATE:20240229',
      'RRULE:FREQ=YEARLY',
      'EXDATE;VALUE=DATE:20280229',
    ];
    const range = { from: '2024-01-01', to: '2033-01-01' };
    expect(starts(lines, range, 'UTC').map((text) => text.slice(0, 4))).toEqual(['2024', '2032']);
  });

  it('are found whatever zone the person is in', () => {
    const around = { from: '2026-03-02T22:00:00Z', to: '2026-03-03T10:00:00Z' };
    expect(occurrencesOf(['DTSTART;VALUE=DATE:20260303'], around)).toHaveLength(1);
    expect(occurrencesOf(['DTSTART:20260302T200000', 'DURATION:PT1H'], around)).toHaveLength(1);
  });
});

describe('the stretch of time that is asked for', () => {
  const noon = { from: '2026-03-02T12:00:00Z', to: '2026-03-02T13:00:00Z' };
  it.each([
    ['begun before it and still going on', '20260302T113000Z', 'PT1H', 1],
    ['ended when it begins', '20260302T110000Z', 'PT1H', 0],
    ['begins when it ends', '20260302T130000Z', 'PT1H', 0],
    ['of no length, at its first moment', '20260302T120000Z', 'PT0S', 1],
    ['begun a month ago', '20260201T000000Z', 'P40D', 1],
  ])('with an event %s', (_, start, duration, found) => {
    const lines = [`DTSTART:${start}`, `DURATION:${duration}`];
    expect(occurrencesOf(lines, noon)).toHaveLength(found);
  });

  it('finds a long event of a series that began before it', () => {
    const lines = ['DTSTART:20260101T000000Z', 'DURATION:P20D', 'RRULE:FREQ=MONTHLY'];
    const late = { from: '2026-06-15T00:00:00Z', to: '2026-06-16T00:00:00Z' };
    expect(occurrencesOf(lines, late)).toHaveLength(1);
  });
});

describe('a UID that is very long', () => {
  const LONG = 'x'.repeat(100_000);
  const series = [...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3'];
  const replacing = ['RECURRENCE-ID:20260309T080000Z', 'DTSTART:20260310T130000Z'];

  it('makes no key of its occurrences long, nor does the title where there is none', () => {
    const untitled = ['BEGIN:VEVENT', ...series, `SUMMARY:${LONG}`, 'END:VEVENT'];
    const { occurrences } = expanded(...eventOf(`UID:${LONG}`, ...series), ...untitled);
    expect(occurrences).toHaveLength(6);
    expect(Math.max(...occurrences.map(({ key }) => key.length))).toBeLessThan(300);
  });

  it('is still that of its own series alone, whose times are replaced by it', () => {
    const { occurrences } = expanded(
      ...eventOf(`UID:${LONG}a`, ...series),
      ...eventOf(`UID:${LONG}b`, ...series),
      ...eventOf(`UID:${LONG}b`, ...replacing),
    );
    expect(startsIn(BERLIN, occurrences)).toEqual([
      '2026-03-02 09:00',
      '2026-03-02 09:00',
      '2026-03-09 09:00',
      '2026-03-10 14:00',
      '2026-03-16 09:00',
      '2026-03-16 09:00',
    ]);
    expect(new Set(occurrences.map(({ key }) => key)).size).toBe(6);
  });
});

describe('a calendar that repeats too often', () => {
  const hourly = (series: number) =>
    Array.from({ length: series }, (_, index) =>
      eventOf(`UID:${index}`, 'DTSTART:20250101T000000Z', 'RRULE:FREQ=HOURLY'),
    ).flat();

  it('is cut after the earliest of all its series', () => {
    const late = eventOf('UID:late', 'DTSTART:20260102T003000Z', 'DURATION:PT1H');
    const { occurrences } = expanded(...hourly(4), ...late);
    expect(occurrences).toHaveLength(MAX_OCCURRENCES);
    const spanMs = (occurrences.at(-1)?.startMs ?? 0) - (occurrences[0]?.startMs ?? 0);
    expect(Math.abs(spanMs / 3_600_000 - MAX_OCCURRENCES / 4)).toBeLessThan(2);
    expect(occurrences.map(({ key }) => key.split('/')[0])).toContain('late');
  });

  it('is refused where even those are too much work', () => {
    expect(() => expanded(...hourly(60))).toThrow('too_complicated');
  });
});
