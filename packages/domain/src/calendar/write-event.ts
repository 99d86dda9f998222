import { PRODUCT_NAME } from '../product.ts';
import type { Milliseconds } from '../units.ts';

/** An event to be put into a person's own calendar. It leaves their time free, so that no calendar that is followed starts anything for it. */
export interface CalendarEntry {
  /** The same for the same event, so that a calendar which has it moves it. */
  readonly uid: string;
  /** When it was written. */
  readonly writtenAtMs: Milliseconds;
  /** It is rung at. Told to the next whole minute. */
  readonly startMs: Milliseconds;
  readonly lengthMs: Milliseconds;
  readonly title: string;
  readonly note: string;
}

const MINUTE_MS: Milliseconds = 60_000;

/** A calendar file (RFC 5545) with one event, to be saved as `text/calendar`. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, writtenAtMs, startMs, lengthMs, title, note } = entry;
  const startsMs = Math.ceil(startMs / MINUTE_MS) * MINUTE_MS;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(writtenAtMs)}`,
    // What is written later takes the place of what was written before; whole minutes fit the 32 bits of the number.
    `SEQUENCE:${Math.floor(writtenAtMs / MINUTE_MS)}`,
    `DTSTART:${utc(startsMs)}`,
    `DTEND:${utc(startsMs + lengthMs)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    'TRANSP:TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A moment as "20260601T090000Z". */
function utc(ms: Milliseconds): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/gu, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Octets of a line without its break. */
const LONGEST_LINE = 75;

/** A line in pieces that are short enough, none of them ending within a character. */
function folded(line: string): string {
  const pieces: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > LONGEST_LINE) {
      pieces.push('');
      // What goes on begins with a space.
      octets = 1;
    }
    pieces.push(`${pieces.pop() ?? ''}${character}`);
    octets += more;
  }
  return pieces.join('\r\n ');
}

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
