import type { Milliseconds } from '@overtone/domain/units';
import type { ClockTime } from './atoms.ts';

/** The person's clock. */
export interface PersonClock {
  /** Milliseconds since 1970. */
  readonly nowMs: Milliseconds;
  /** IANA name of the zone that the person is in. */
  readonly timeZone: string;
}

const MINUTE_MS: Milliseconds = 60_000;
const HALF_DAY_MS: Milliseconds = 12 * 60 * MINUTE_MS;
const DAY_MS: Milliseconds = 2 * HALF_DAY_MS;

/** What a clock of the zone shows at a moment, written as if it showed UTC. */
function shownAt(ms: Milliseconds, timeZone: string): Milliseconds {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(ms);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
}

/**
 * How long it is until the clock shows a time next, also where it is set forward or back meanwhile. A time that leaves open
 * whether it is before or after noon is the one that comes sooner.
 */
export function timeUntil(
  { hour, minute, isTwelveHour }: ClockTime,
  { nowMs, timeZone }: PersonClock,
): Milliseconds {
  const shownMs = shownAt(nowMs, timeZone);
  const dayMs = Math.floor(shownMs / DAY_MS) * DAY_MS;
  const every = isTwelveHour ? HALF_DAY_MS : DAY_MS;
  const targetMs = dayMs + (((hour * 60 + minute) * MINUTE_MS) % every);
  const ahead = Math.floor((shownMs - targetMs) / every) + 1;
  const wantedMs = targetMs + ahead * every;
  const plainMs = wantedMs - shownMs;
  const shownThenMs = shownAt(nowMs + plainMs, timeZone);
  return plainMs + (wantedMs - shownThenMs) - (nowMs % 1000);
}
