import type { Milliseconds } from '../units.ts';
import type { Interval } from './interval.ts';
import { addDays, type CalendarDay, type LocalDays } from './local-days.ts';

/** One day from midnight to midnight, in the person's time zone. */
export interface Stave extends Interval {
  readonly day: CalendarDay;
}

/** The hours of a day on which no clock changes. */
export const DAY_HOURS = 24;

const HOUR_MS: Milliseconds = 3_600_000;

/** The `count` days up to and including `today`, the oldest first, without a gap between them. */
export function stavesOf(
  today: CalendarDay,
  count: number,
  { startOf }: Pick<LocalDays, 'startOf'>,
): readonly Stave[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index + 1 - count);
    return { day, startMs: startOf(day), endMs: startOf(addDays(day, 1)) };
  });
}

/**
 * Where an instant stands on its day: hours that the clock shows, 24 at the end. It is counted back from the midnight at
 * the end, so that the length of what is drawn stays true on a day when the clocks change: what lies before the change
 * stands an hour aside, and the day begins at 1 (23 hours) or at -1 (25 hours).
 */
export function hoursOn({ endMs }: Stave, instantMs: Milliseconds): number {
  return DAY_HOURS - (endMs - instantMs) / HOUR_MS;
}

/** The parts of an interval by the staves that they lie on. */
export function partsOn(
  staves: readonly Stave[],
  { startMs, endMs }: Interval,
): readonly (Interval & { readonly stave: number })[] {
  return staves.flatMap((day, stave) => {
    const part = { startMs: Math.max(startMs, day.startMs), endMs: Math.min(endMs, day.endMs) };
    return part.endMs > part.startMs ? [{ ...part, stave }] : [];
  });
}
