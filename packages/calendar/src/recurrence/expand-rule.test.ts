import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { readProperty } from '../ics/property.ts';
import { readRule } from '../ics/read-rule.ts';
import { occurrencesOf, startsIn } from '../testing/calendars.ts';
import { budgetOf, TooMuchWork } from './budget.ts';
import { expandRule } from './expand-rule.ts';
import type { RecurrenceRule } from './rule.ts';

const PLENTY = () => budgetOf(1_000_000);
const YEAR_9999 = Date.UTC(9999, 0, 1);

function rule(text: string): RecurrenceRule {
  const property = readProperty(`RRULE:${text}`);
  const read = property && readRule(property, (ms) => ms);
  if (read === undefined) throw new Error(`not a rule: ${text}`);
  return read;
}

/** Starts on UTC dates, as `2026-01-31`. */
function days(text: string, start: string, from = start, to = '2031-01-01'): string[] {
  const range = { fromMs: Date.parse(from), toMs: Date.parse(to) };
  return expandRule(rule(text), Date.parse(`${start}T09:00Z`), range, PLENTY()).map((ms) =>
    new Date(ms).toISOString().slice(0, 10),
  );
}

describe('a monthly rule', () => {
  it('on the 31st passes over shorter months', () => {
    expect(days('FREQ=MONTHLY;COUNT=5', '2026-01-31')).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
      '2026-07-31',
      '2026-08-31',
    ]);
  });

  it('on the last Friday follows the month, and on the last working day too', () => {
    expect(days('FREQ=MONTHLY;BYDAY=-1FR;COUNT=4', '2026-01-30')).toEqual([
      '2026-01-30',
      '2026-02-27',
      '2026-03-27',
      '2026-04-24',
    ]);
    expect(days('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3', '2026-01-30')).toEqual([
      '2026-01-30',
      '2026-02-27',
      '2026-03-31',
    ]);
  });
});

describe('a yearly rule', () => {
  it('on 29 February keeps to leap years', () => {
    expect(days('FREQ=YEARLY', '2024-02-29', '2024-01-01', '2037-01-01')).toEqual([
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
      '2036-02-29',
    ]);
    expect(days('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1;COUNT=3', '2027-02-28')).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2029-02-28',
    ]);
  });

  it('on the last day of the year knows how long it is', () => {
    expect(days('FREQ=YEARLY;BYYEARDAY=366', '2024-12-31', '2024-01-01', '2029-01-01')).toEqual([
      '2024-12-31',
      '2028-12-31',
    ]);
  });

  it('in week 53 passes over years without one, and takes the weekday of its start', () => {
    expect(days('FREQ=YEARLY;BYWEEKNO=53', '2020-12-30', '2020-01-01', '2033-01-01')).toEqual([
      '2020-12-30',
      '2026-12-30',
      '2032-12-29',
    ]);
  });
});

describe('the end of a rule', () => {
  it('by COUNT counts what lies before the range', () => {
    expect(days('FREQ=DAILY;COUNT=5', '2026-01-01', '2026-01-04')).toEqual([
      '2026-01-04',
      '2026-01-05',
    ]);
  });

  it('by UNTIL includes it, and the whole of a day that is given as a date', () => {
    expect(days('FREQ=DAILY;UNTIL=20260103T090000', '2026-01-01')).toHaveLength(3);
    expect(days('FREQ=DAILY;UNTIL=20260103T085959', '2026-01-01')).toHaveLength(2);
    expect(days('FREQ=DAILY;UNTIL=20260103', '2026-01-01')).toHaveLength(3);
  });

  it('in UTC is the same moment on the clock of the event, however far that is ahead', () => {
    const starts = occurrencesOf([
      'DTSTART;TZID=Pacific/Auckland:19970902T090000',
      'RRULE:FREQ=DAILY;UNTIL=19970903T210000Z',
    ]);
    expect(startsIn('Pacific/Auckland', starts)).toEqual([
      '1997-09-02 09:00',
      '1997-09-03 09:00',
      '1997-09-04 09:00',
    ]);
  });

  it('may be none at all', () => {
    expect(days('FREQ=DAILY;COUNT=0', '2026-01-01')).toEqual([]);
  });
});

describe('what a rule may cost', () => {
  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6',
  ])('%s never comes true and still ends', (text) => {
    const range = { fromMs: 0, toMs: Date.UTC(2036, 0, 1) };
    const found = expandRule(rule(text), Date.UTC(2026, 0, 1), range, budgetOf(300_000));
    expect(found).toHaveLength(1);
    const forever = { fromMs: 0, toMs: Date.UTC(275_000, 0, 1) };
    const expandForever = () => expandRule(rule(text), 0, forever, budgetOf(300_000));
    expect(expandForever).toThrow(TooMuchWork);
  });

  it('depends on the range and not on how long ago the rule started', () => {
    const range = { fromMs: Date.UTC(2026, 2, 2), toMs: Date.UTC(2026, 2, 9) };
    const budget = budgetOf(2000);
    for (const text of ['FREQ=DAILY', 'FREQ=HOURLY;INTERVAL=5', 'FREQ=YEARLY;BYDAY=MO']) {
      expandRule(rule(text), Date.UTC(1900, 0, 1), range, budget);
    }
    expect(budget.spentSteps()).toBeGreaterThan(0);
  });

  it('ends with the budget where every second is named', () => {
    const all = (length: number) => Array.from({ length }, (_, index) => index).join(',');
    const text = `FREQ=DAILY;BYHOUR=${all(24)};BYMINUTE=${all(60)};BYSECOND=${all(60)}`;
    const range = { fromMs: 0, toMs: YEAR_9999 };
    expect(() => expandRule(rule(text), 0, range, budgetOf(100_000))).toThrow(TooMuchWork);
  });
});

describe('beside another reader of rules', () => {
  const weekdays = fc.subarray(['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'], { minLength: 1 });
  const interval = fc.integer({ min: 1, max: 4 });
  const rules = fc.oneof(
    fc.tuple(interval, weekdays).map(([n, on]) => `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${on.join()}`),
    fc
      .tuple(interval, fc.integer({ min: -4, max: 4 }), fc.constantFrom('MO', 'WE', 'SU'))
      .filter(([, nth]) => nth !== 0)
      .map(([n, nth, on]) => `FREQ=MONTHLY;INTERVAL=${n};BYDAY=${nth}${on}`),
    fc
      .tuple(interval, fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1 }))
      .map(([n, on]) => `FREQ=MONTHLY;INTERVAL=${n};BYMONTHDAY=${on.join()}`),
    interval.map((n) => `FREQ=DAILY;INTERVAL=${n}`),
    fc
      .tuple(interval, fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 }))
      .map(([n, on]) => `FREQ=YEARLY;INTERVAL=${n};BYMONTH=${on.join()};BYMONTHDAY=1,15`),
  );
  const starts = fc.integer({ min: 0, max: 3000 }).map((day) => Date.UTC(2020, 0, day, 9));

  it('finds the same times', () => {
    fc.assert(
      fc.property(rules, starts, (text, startMs) => {
        const range = { fromMs: startMs + 1, toMs: startMs + 900 * 24 * 3600_000 };
        const ours = expandRule(rule(text), startMs, range, PLENTY());
        expect(ours).toEqual(theirs(text, startMs, range.toMs));
      }),
      { numRuns: 300 },
    );
  });

  function theirs(text: string, startMs: number, toMs: number): number[] {
    const start = ICAL.Time.fromString(new Date(startMs).toISOString().slice(0, 19), undefined);
    const iterator = ICAL.Recur.fromString(text).iterator(start);
    const found = new Set<number>();
    for (let next = iterator.next(); next; next = iterator.next()) {
      const ms = Date.parse(`${next.toString()}Z`);
      if (ms >= toMs) break;
      if (ms > startMs) found.add(ms);
    }
    return [...found].sort((a, b) => a - b);
  }
});
