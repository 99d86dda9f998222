import { addDays } from '@overtone/domain/usage/local-days';
import { expect, it } from 'vitest';
import { minutesByWeek } from './minutes-by-week.ts';

it('adds days up from Monday to Sunday, the first week from the day that is known', () => {
  // 26 February 2026 is a Thursday.
  const byDay = Array.from({ length: 12 }, (_, index) => ({
    day: addDays('2026-02-26', index),
    minutes: index + 1,
  }));
  expect(minutesByWeek(byDay)).toEqual([
    { day: '2026-02-26', minutes: 1 + 2 + 3 + 4 },
    { day: '2026-03-02', minutes: 5 + 6 + 7 + 8 + 9 + 10 + 11 },
    { day: '2026-03-09', minutes: 12 },
  ]);
  expect(byDay[0]?.minutes).toBe(1);
});
