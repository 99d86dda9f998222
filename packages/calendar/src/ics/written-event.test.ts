import { type CalendarEntry, calendarFile } from '@overtone/domain/calendar/write-event';
import { describe, expect, it } from 'vitest';
import { calendarOf, expansionOf } from '../testing/calendars.ts';

const AT = Date.UTC(2026, 5, 1, 9);
const ENTRY: CalendarEntry = {
  uid: 'one@overtone',
  writtenAtMs: AT - 3_600_000,
  startMs: AT - 59_999,
  lengthMs: 20 * 60_000,
  title: 'Overtone: a session, “maybe”; \\ or not',
  note: `From then on.\nIt counts from 20 minutes on, ${'naïve 🎧 '.repeat(40)}`,
};

function occurrenceOf(entry: CalendarEntry) {
  const calendar = calendarOf(new TextEncoder().encode(calendarFile(entry)));
  const range = { fromMs: AT - 86_400_000, toMs: AT + 86_400_000 };
  expect(calendar.skippedEvents).toBe(0);
  return expansionOf(calendar, range).occurrences;
}

describe('a calendar file that we write', () => {
  it('is read back as the event that it holds, which leaves the time free', () => {
    expect(occurrenceOf(ENTRY)).toMatchObject([
      {
        title: ENTRY.title,
        timing: 'instant',
        startMs: AT,
        endMs: AT + 20 * 60_000,
        standing: 'free',
      },
    ]);
  });

  it('has no line of over 75 octets, and none that breaks a character', () => {
    const lines = calendarFile(ENTRY).split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    const whole = calendarFile(ENTRY).replaceAll('\r\n ', '');
    expect(whole).toContain(String.raw`DESCRIPTION:From then on.\nIt counts from 20 minutes on\, `);
    expect(whole).toContain('naïve 🎧 '.repeat(40));
  });

  it('takes the place of one that was written a minute before', () => {
    const sequenceOf = (writtenAtMs: number) =>
      Number(/^SEQUENCE:(\d+)$/mu.exec(calendarFile({ ...ENTRY, writtenAtMs }))?.[1]);
    expect(sequenceOf(AT)).toBe(AT / 60_000);
    expect(sequenceOf(AT + 59_999)).toBe(sequenceOf(AT));
    expect(sequenceOf(AT + 60_000)).toBe(sequenceOf(AT) + 1);
    expect(sequenceOf(AT)).toBeLessThan(2 ** 31);
  });

  it('is rung at its begin', () => {
    expect(calendarFile(ENTRY)).toMatch(/BEGIN:VALARM\r\n(?:.*\r\n)*TRIGGER:PT0S\r\nEND:VALARM/u);
  });
});
