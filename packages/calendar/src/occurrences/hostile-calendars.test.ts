import { describe, expect, it } from 'vitest';
import { stepsFor } from '../recurrence/allowed-steps.ts';
import { eventOf, fileOf } from '../testing/calendars.ts';
import { HOSTILE_CALENDARS } from '../testing/hostile-calendars.ts';
import { readOccurrences } from './read-occurrences.ts';

const FROM_MS = Date.UTC(2026, 10, 15);
const WINDOW = { fromMs: FROM_MS, toMs: FROM_MS + 407 * 86_400_000 };

/** Small enough to be worked through at once, and still written to be as much work as possible. */
const DONE = [
  'four series at every hour',
  'a rule with long lists',
  'a zone spelt in every way',
  'a known zone in every year',
  'components a thousand deep',
  'a series replaced at every hour',
  'a series changed from every hour on',
];

describe('a calendar that was made to be slow', () => {
  it.each(Object.keys(HOSTILE_CALENDARS))(
    'with %s is read within its budget, or refused',
    (name) => {
      const bytes = HOSTILE_CALENDARS[name]?.() ?? new Uint8Array();
      const read = readOccurrences(bytes, WINDOW);
      if (!DONE.includes(name)) {
        expect(read).toEqual({ ok: false, reason: 'too_complicated' });
        return;
      }
      expect(read.ok && read.value.spentSteps).toBeGreaterThan(0);
      expect(read.ok && read.value.spentSteps).toBeLessThanOrEqual(2 * stepsFor(bytes.length));
    },
  );

  it('with an event at every minute is refused', () => {
    const bytes = fileOf(...eventOf('DTSTART:20250101T000000Z', 'RRULE:FREQ=MINUTELY'));
    expect(readOccurrences(bytes, WINDOW)).toMatchObject({ reason: 'too_complicated' });
  });
});

describe('a calendar of a busy person', () => {
  it('takes a small part of what it may', () => {
    const rules = ['FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=DAILY', 'FREQ=MONTHLY;BYDAY=-1FR'];
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata'];
    const events = Array.from({ length: 60 }, (_, index) =>
      eventOf(
        `UID:${index}`,
        `DTSTART;TZID=${zones[index % 3]}:20200106T090000`,
        'DURATION:PT30M',
        `RRULE:${rules[index % 3]}`,
        'SUMMARY:Weekly planning with the whole of the team',
      ),
    );
    const bytes = fileOf(...events.flat());
    const read = readOccurrences(bytes, WINDOW);
    expect(read.ok && read.value.occurrences.length).toBeGreaterThan(10_000);
    expect(read.ok && read.value.spentSteps).toBeLessThan(stepsFor(bytes.length) / 1.5);
  });
});
