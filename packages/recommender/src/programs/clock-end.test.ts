import { expect, it } from 'vitest';
import { timeUntil } from './clock-end.ts';

const MINUTE_MS = 60_000;
const exactly = (hour: number, minute = 0, isTomorrow = false) => ({
  hour,
  minute,
  isTwelveHour: false,
  isTomorrow,
});
const said = (hour: number, minute = 0) => ({
  hour,
  minute,
  isTwelveHour: true,
  isTomorrow: false,
});

it.each([
  ['noon', exactly(12), '2026-11-23T08:40:00Z', 'Europe/Berlin', 140],
  ['half past three', said(3, 30), '2026-11-23T13:00:00Z', 'Europe/Berlin', 90],
  ['five, in the morning before it', said(5), '2026-11-23T03:00:00Z', 'Europe/Berlin', 60],
  ['five, after noon', said(5), '2026-11-23T13:30:00Z', 'Europe/Berlin', 150],
  ['midnight', exactly(0), '2026-11-23T22:15:30.250Z', 'Europe/Berlin', 44.5 - 0.25 / 60],
  ['noon tomorrow', exactly(12, 0, true), '2026-11-23T10:00:00Z', 'Europe/Berlin', 1500],
  [
    'one tomorrow, just after midnight',
    exactly(1, 0, true),
    '2026-11-22T23:10:00Z',
    'Europe/Berlin',
    1490,
  ],
  ['noon, the next day', exactly(12), '2026-11-23T11:00:00Z', 'Europe/Berlin', 1440],
  [
    'nine, at a quarter of an hour past UTC',
    exactly(9),
    '2026-11-23T02:15:00Z',
    'Asia/Kathmandu',
    60,
  ],
  ['six, while the clock is set back', exactly(6), '2026-10-25T00:30:00Z', 'Europe/Berlin', 270],
  ['six, while the clock is set forward', exactly(6), '2026-03-29T00:30:00Z', 'Europe/Berlin', 210],
])('until %s', (_, time, now, timeZone, minutes) => {
  const nowMs = Date.parse(now);
  expect(timeUntil(time, { nowMs, timeZone })).toBeCloseTo(minutes * MINUTE_MS, 3);
});
