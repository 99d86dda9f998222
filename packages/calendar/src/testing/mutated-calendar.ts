import * as fc from 'fast-check';
import { hostileCalendar } from './arbitrary-calendar.ts';

/** One change to a file; `at` and `to` say where, from 0 at its beginning to 1 at its end. One that makes it too long does nothing. */
type Mutation = (bytes: Uint8Array, at: number, to: number) => Uint8Array;

const LONGEST_BYTES = 512 * 1024;
/** What readers look for, in no place where it belongs. */
const TOKENS = [
  '\r\n',
  '\n',
  '\r\n ',
  '\r\n\t',
  ':',
  ';',
  ',',
  '=',
  '"',
  '\\',
  '\0',
  '\uFEFF',
  '\u202E',
  'BEGIN:VCALENDAR\r\n',
  'END:VCALENDAR\r\n',
  'BEGIN:VEVENT\r\n',
  'END:VEVENT\r\n',
  'BEGIN:VTIMEZONE\r\n',
  'RRULE:FREQ=DAILY\r\n',
  'RDATE:',
  'EXDATE:',
  'RECURRENCE-ID:',
  'DURATION:-P99999W\r\n',
  'DTSTART;TZID=',
  '99999999T999999Z',
  '-1',
  '1e308',
];

const tokenBytes = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(...TOKENS).map((text) => new TextEncoder().encode(text)),
  },
  fc.uint8Array({ minLength: 1, maxLength: 8 }),
);

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const placeIn = (bytes: Uint8Array, at: number) => Math.floor(at * bytes.length);

/** How much of the way from one place to another: most of what is more than a line leaves no whole component. */
const share = fc.constantFrom(1, 0.03, 0.01, 0.01);

function rangeIn(bytes: Uint8Array, at: number, to: number, part: number): [number, number] {
  const ends = [placeIn(bytes, at), placeIn(bytes, at + (to - at) * part)];
  return [Math.min(...ends), Math.max(...ends)];
}

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  tokenBytes.map((token): Mutation => (bytes, at) => {
    const place = placeIn(bytes, at);
    return joined(bytes.subarray(0, place), token, bytes.subarray(place));
  }),
  fc.nat(255).map((value): Mutation => (bytes, at) => {
    const place = placeIn(bytes, at);
    return bytes.map((byte, index) => (index === place ? value : byte));
  }),
  share.map((part): Mutation => (bytes, at, to) => {
    const [from, until] = rangeIn(bytes, at, to, part);
    return joined(bytes.subarray(0, from), bytes.subarray(until));
  }),
  fc
    .tuple(share, fc.integer({ min: 1, max: 40 }))
    .map(([part, times]): Mutation => (bytes, at, to) => {
      const [from, until] = rangeIn(bytes, at, to, part);
      const again = Array.from({ length: times }, () => bytes.subarray(from, until));
      return joined(bytes.subarray(0, until), ...again, bytes.subarray(until));
    }),
);

/** Inside, mostly: what no longer begins and ends as a calendar is soon declined. */
const place = fc.oneof(
  { weight: 19, arbitrary: fc.double({ min: 0.05, max: 0.95, noNaN: true }) },
  fc.double({ min: 0, max: 1, noNaN: true }),
);

/** Hostile calendars of which something was changed, cut out, put in or said again, so that few are in good form; and noise. */
export const mutatedCalendar: fc.Arbitrary<Uint8Array> = fc.oneof(
  {
    weight: 19,
    arbitrary: fc
      .tuple(
        hostileCalendar,
        fc.array(fc.tuple(mutation, place, place), { minLength: 1, maxLength: 8 }),
      )
      .map(([file, mutations]) =>
        mutations.reduce((bytes, [mutate, at, to]) => {
          const changed = mutate(bytes, at, to);
          return changed.length > LONGEST_BYTES ? bytes : changed;
        }, file),
      ),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 4_096 }) },
);
