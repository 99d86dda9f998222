import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber, dayOf } from './day.ts';

const DAY_MS = 86_400_000;

it('places every day where the host’s own dates do', () => {
  const numbers = fc.integer({ min: dayNumber(1, 1, 1), max: dayNumber(9999, 12, 31) });
  fc.assert(
    fc.property(numbers, (number) => {
      const date = new Date(number * DAY_MS);
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
      const at = (...parts: [number, number, number]) => new Date(0).setUTCFullYear(...parts);
      expect(dayOf(number)).toEqual({
        number,
        year,
        month,
        monthDay: date.getUTCDate(),
        monthLength: (at(year, month, 1) - at(year, month - 1, 1)) / DAY_MS,
        yearDay: number - at(year, 0, 1) / DAY_MS + 1,
        yearLength: (at(year + 1, 0, 1) - at(year, 0, 1)) / DAY_MS,
        weekday: date.getUTCDay(),
      });
    }),
    { numRuns: 3000 },
  );
});

it('counts months beyond the year', () => {
  expect(dayNumber(2026, 14, 1)).toBe(Date.UTC(2027, 1, 1) / DAY_MS);
  expect(dayNumber(2026, -3, 29)).toBe(Date.UTC(2025, 8, 29) / DAY_MS);
});
