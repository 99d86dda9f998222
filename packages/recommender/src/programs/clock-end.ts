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

/** When the clock shows a time next, or tomorrow where that was said; both written as if it showed UTC. */
function wantedAt({ hour, minute, isTwelveHour, isTomorrow }: ClockTime, shownMs: Milliseconds) {
  const dayMs = Math.floor(shownMs / DAY_MS) * DAY_MS;
  const ofDayMs = (hour * 60 + minute) * MINUTE_MS;
  if (isTomorrow) return dayMs + DAY_MS + ofDayMs;
  const every = isTwelveHour ? HALF_DAY_MS : DAY_MS;
  const targetMs = dayMs + (ofDayMs % every);
  const ahead = Math.floor((shownMs - targetMs) / every) + 1;
  return targetMs + ahead * every;
}

/** Whether a time is over for today, so that tomorrow's is hardly what was meant. The midnight to come is today's. */
export function isPastToday(time: ClockTime, { nowMs, timeZone }: PersonClock): boolean {
  if (time.isTomorrow) return false;
  const shownMs = shownAt(nowMs, timeZone);
  const wantedMs = wantedAt(time, shownMs);
  const midnightMs = (Math.floor(shownMs / DAY_MS) + 1) * DAY_MS;
  return wantedMs > midnightMs && wantedMs - shownMs > HALF_DAY_MS;
}

/** Why nothing can end at a time that is over today. */
export function pastWords(until: ClockTime): string {
  const time = clockTimeWords(until);
  return `It is past ${time} today. Say “until ${time} tomorrow” for the next one.`;
}

/** A time as it is said back: "noon", "15:30". */
function clockTimeWords({ hour, minute }: ClockTime): string {
  if (minute === 0 && hour === 12) return 'noon';
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * How long it is until the clock shows a time next, also where it is set forward or back meanwhile. A time that leaves open
 * whether it is before or after noon is the one that comes sooner; tomorrow's is before it.
 */
export function timeUntil(time: ClockTime, { nowMs, timeZone }: PersonClock): Milliseconds {
  const shownMs = shownAt(nowMs, timeZone);
  const wantedMs = wantedAt(time, shownMs);
  const plainMs = wantedMs - shownMs;
  const shownThenMs = shownAt(nowMs + plainMs, timeZone);
  return plainMs + (wantedMs - shownThenMs) - (nowMs % 1000);
}
