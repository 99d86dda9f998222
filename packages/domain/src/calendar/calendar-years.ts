import type { Milliseconds } from '../units.ts';

/** When an event begins, and the first moment that is no longer part of it. */
interface EventTimes {
  readonly startMs: Milliseconds;
  readonly endMs: Milliseconds;
}

/**
 * Years that calendars are asked about, and in which their times are kept: beyond any calendar, and within what a
 * database can write with a zone's hours added.
 */
const CALENDAR_YEARS = { first: 1900, last: 2999 } as const;
const FROM_MS: Milliseconds = Date.UTC(CALENDAR_YEARS.first, 0, 1);
const TO_MS: Milliseconds = Date.UTC(CALENDAR_YEARS.last + 1, 0, 1);

/** Whether a time lies in the years that calendars are asked about. */
export function isInCalendarYears(ms: Milliseconds): boolean {
  return ms >= FROM_MS && ms < TO_MS;
}

/**
 * What of an event lies in the years that are kept; one that ends before it begins has no length. Undefined where nothing
 * of it does, or a time is none.
 */
export function heldInCalendarYears({ startMs, endMs }: EventTimes): EventTimes | undefined {
  const lastMs = Math.max(startMs, endMs);
  const reachesIn = startMs < FROM_MS ? lastMs > FROM_MS : lastMs >= startMs;
  if (!reachesIn || startMs >= TO_MS) return undefined;
  return { startMs: Math.max(FROM_MS, startMs), endMs: Math.min(TO_MS, lastMs) };
}
