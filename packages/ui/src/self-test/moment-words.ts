import { localTimeZone } from '@overtone/client/platform/local-time-zone';
import type { Milliseconds } from '@overtone/domain/units';

/*
 * A self-test counts hours that have gone by, and a person may travel or put clocks forward in the middle of it. So moments
 * are always said by the clock that the person has now, and with its zone: no formatter outlives a change of zone.
 */

const MINUTE_MS: Milliseconds = 60_000;

/** The next whole minute: from then on whatever may be done from a moment on can be done, as the clock shows it. */
export function wholeMinute(atMs: Milliseconds): Milliseconds {
  return Math.ceil(atMs / MINUTE_MS) * MINUTE_MS;
}

/** A moment as the person's clock shows it: "Tue 3 Mar, 09:00 GMT". */
export function momentWords(atMs: Milliseconds, timeZone = localTimeZone()): string {
  return format(atMs, timeZone, { weekday: 'short', day: 'numeric', month: 'short', ...CLOCK });
}

/** A moment that is hours away: of today its time alone, "13:20"; else as any other. */
export function nearWords(
  atMs: Milliseconds,
  nowMs: Milliseconds,
  timeZone = localTimeZone(),
): string {
  const day = (ms: Milliseconds) => format(ms, timeZone, DAY);
  return day(atMs) === day(nowMs) ? timeWords(atMs, timeZone) : momentWords(atMs, timeZone);
}

/** A moment of a report, which may be read years later and anywhere: "1 June 2026, 10:00 BST". */
export function datedWords(atMs: Milliseconds, timeZone = localTimeZone()): string {
  return format(atMs, timeZone, { day: 'numeric', month: 'long', year: 'numeric', ...CLOCK });
}

/** A day of a report: "1 June 2026". */
export function datedDayWords(atMs: Milliseconds, timeZone = localTimeZone()): string {
  return format(atMs, timeZone, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A time of the day that is minutes away: "09:00". */
export function timeWords(atMs: Milliseconds, timeZone = localTimeZone()): string {
  return format(atMs, timeZone, { hour: '2-digit', minute: '2-digit' });
}

const DAY = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

function format(atMs: number, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone })
    .format(atMs)
    .replace(' at ', ', ');
}
