import * as fc from 'fast-check';
import { fileOf } from './calendars.ts';

/** Lines of a calendar. */
type Lines = readonly string[];

const joined = (parts: fc.Arbitrary<readonly Lines[]>): fc.Arbitrary<Lines> =>
  parts.map((lines) => lines.flat());

const pad = (value: number, length: number) => String(value).padStart(length, '0');

const date = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 2024, max: 2028 }) },
      fc.integer({ min: 0, max: 9999 }),
    ),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, day]) => `${pad(year, 4)}${pad(month, 2)}${pad(day, 2)}`);

const dateTime = fc
  .tuple(date, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([day, hour, minute]) => `${day}T${pad(hour, 2)}${pad(minute, 2)}00`);

const zoneName = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Odd 0', 'Odd 1', 'Odd 2') },
  fc.constantFrom('Europe/Berlin', 'EUROPE/berlin', 'Africa/Casablanca', 'W. Europe Standard Time'),
  fc.constantFrom('/a/b/America/New_York', 'UTC+05:30', 'Nowhere', '"', ''),
);

/** The parameters and value of a property that holds a time. */
const time = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(zoneName, dateTime).map(([zone, at]) => `;TZID=${zone}:${at}`) },
  dateTime.map((at) => `:${at}Z`),
  dateTime.map((at) => `:${at}`),
  date.map((at) => `;VALUE=DATE:${at}`),
);

const listOf = (item: fc.Arbitrary<string | number>, maxLength: number) =>
  fc.array(item, { minLength: 1, maxLength }).map((items) => items.join(','));

const part = (name: string, value: fc.Arbitrary<string | number>) =>
  value.map((text) => `;${name}=${text}`);

const signed = (max: number) => fc.integer({ min: -max, max });
const weekday = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constant('') }, signed(53).map(String)),
    fc.constantFrom('SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'),
  )
  .map((parts) => parts.join(''));

const rulePart = fc.oneof(
  part('INTERVAL', fc.oneof(fc.nat(40), fc.constantFrom(0, 1e9, 1e300, -1))),
  part('COUNT', fc.oneof(fc.nat(60), fc.constantFrom(99_999_999, 1e300))),
  part(
    'UNTIL',
    fc.oneof(
      date,
      dateTime.map((at) => `${at}Z`),
    ),
  ),
  part('BYMONTH', listOf(fc.integer({ min: 1, max: 12 }), 12)),
  part('BYMONTHDAY', listOf(signed(31), 80)),
  part('BYYEARDAY', listOf(signed(366), 80)),
  part('BYWEEKNO', listOf(signed(53), 60)),
  part('BYDAY', listOf(weekday, 80)),
  part('BYHOUR', listOf(fc.nat(23), 24)),
  part('BYMINUTE', listOf(fc.nat(59), 60)),
  part('BYSECOND', listOf(fc.nat(59), 60)),
  part('BYSETPOS', listOf(signed(366), 80)),
  part('WKST', fc.constantFrom('SU', 'MO', 'XX')),
);

const rule = fc
  .tuple(
    fc.constantFrom('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'),
    fc.array(rulePart, { maxLength: 5 }),
  )
  .map(([frequency, parts]) => `RRULE:FREQ=${frequency}${parts.join('')}`);

const offset = fc.constantFrom('+0000', '+0100', '-0330', '+1400', '-2359', '+01:00');

const observance = fc
  .tuple(
    fc.constantFrom('STANDARD', 'DAYLIGHT', 'VTIMEZONE'),
    dateTime,
    offset,
    offset,
    fc.array(rule, { maxLength: 2 }),
    fc.array(
      listOf(dateTime, 40).map((dates) => `RDATE:${dates}`),
      { maxLength: 3 },
    ),
  )
  .map(([name, start, from, to, rules, dates]): Lines => [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...rules,
    ...dates,
    `END:${name}`,
  ]);

const zone = fc
  .tuple(fc.nat(2), fc.array(observance, { maxLength: 6 }))
  .map(([index, observances]): Lines => [
    'BEGIN:VTIMEZONE',
    `TZID:Odd ${index}`,
    ...observances.flat(),
    'END:VTIMEZONE',
  ]);

const eventLine = fc.oneof(
  { weight: 3, arbitrary: rule },
  time.map((at) => `RECURRENCE-ID${at}`),
  time.map((at) => `RECURRENCE-ID;RANGE=THISANDFUTURE${at}`),
  time.map((at) => `DTEND${at}`),
  fc.constantFrom('DURATION:PT1H', 'DURATION:P999999W', 'DURATION:-PT1H', 'DURATION:PT99999999H'),
  listOf(dateTime, 60).map((dates) => `EXDATE;TZID=Odd 0:${dates}`),
  listOf(dateTime, 60).map((dates) => `RDATE;TZID=Odd 1:${dates}`),
  fc.constantFrom('STATUS:CANCELLED', 'SEQUENCE:9', 'TRANSP:TRANSPARENT', 'SUMMARY:Title'),
);

const event = fc
  .tuple(fc.nat(3), time, fc.array(eventLine, { maxLength: 5 }))
  .map(([uid, start, lines]): Lines => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART${start}`,
    ...lines,
    'END:VEVENT',
  ]);

/** Components inside components that have no business there. */
const nested = fc
  .tuple(event, fc.nat(60))
  .map(([inner, depth]): Lines => [
    ...Array.from({ length: depth }, () => 'BEGIN:VEVENT'),
    ...inner,
    ...Array.from({ length: depth }, () => 'END:VEVENT'),
  ]);

const component = fc.oneof(
  { weight: 3, arbitrary: zone },
  { weight: 8, arbitrary: event },
  { weight: 1, arbitrary: nested },
);

/**
 * Calendars in good form that ask for much work, or for what makes no sense: zones with rules of their own, rules with
 * any parts, dates added and left out, single dates replaced, components in one another. Now and then the same again and
 * again.
 */
export const hostileCalendar: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    joined(fc.array(component, { minLength: 1, maxLength: 5 })),
    fc.oneof(
      { weight: 24, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.integer({ min: 2, max: 40 }) },
    ),
  )
  .map(([lines, times]) => fileOf(...Array.from({ length: times }, () => lines).flat()));
