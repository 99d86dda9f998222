import { expect, it } from 'vitest';
import { heldInCalendarYears, isInCalendarYears } from './calendar-years.ts';

const FIRST = '1900-01-01T00:00:00.000Z';
const AFTER_LAST = '3000-01-01T00:00:00.000Z';

it.each([
  ['1899-12-31T23:59:59.999Z', false],
  [FIRST, true],
  ['2999-12-31T23:59:59.999Z', true],
  [AFTER_LAST, false],
  ['no time', false],
])('whether %s can be asked about: %s', (time, isIn) => {
  expect(isInCalendarYears(Date.parse(time))).toBe(isIn);
});

const held = (startMs: number, endMs: number) => {
  const times = heldInCalendarYears({ startMs, endMs });
  return times && [new Date(times.startMs).toISOString(), new Date(times.endMs).toISOString()];
};

it.each([
  ['2026-03-02', '2026-03-03', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
  ['2026-03-02', '9999-12-31', '2026-03-02T00:00:00.000Z', AFTER_LAST],
  ['0000-01-01', '2027-01-01', FIRST, '2027-01-01T00:00:00.000Z'],
  ['-100000-01-01', '+200000-01-01', FIRST, AFTER_LAST],
  ['2026-03-02', '2026-03-01', '2026-03-02T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
  ['1900-01-01', '1900-01-01', FIRST, FIRST],
])('an event from %s to %s is kept from %s to %s', (start, end, keptFrom, keptTo) => {
  expect(held(Date.parse(start), Date.parse(end))).toEqual([keptFrom, keptTo]);
});

it.each([
  ['ends as the first year begins', Date.UTC(1899, 0, 1), Date.parse(FIRST)],
  ['begins as the last year ends', Date.parse(AFTER_LAST), Date.parse(AFTER_LAST)],
  ['begins at no time', NaN, Date.parse(FIRST)],
  ['ends at no time', Date.parse(FIRST), NaN],
])('an event that %s is not kept', (_, startMs, endMs) => {
  expect(held(startMs, endMs)).toBeUndefined();
});
