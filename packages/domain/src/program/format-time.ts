import type { Milliseconds } from '../units.ts';

const TIME = /^(?:(\d{1,6}):)?(\d{1,9}):(\d{2})(?:\.(\d{1,3}))?$/u;

/** A length or a time as `m:ss`, or `h:mm:ss` from an hour on, with `.mmm` where it has part seconds. */
export function formatTime(ms: Milliseconds): string {
  const parts = Math.round(ms);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(parts / 3_600_000);
  const minutes = Math.floor(parts / 60_000) % 60;
  const seconds = twoDigits(Math.floor(parts / 1000) % 60);
  const rest = parts % 1000 === 0 ? '' : `.${String(parts % 1000).padStart(3, '0')}`;
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${seconds}${rest}`
    : `${minutes}:${seconds}${rest}`;
}

/** The whole second that a place of a course lies in, as {@link formatTime} writes it. */
export function formatSecond(ms: Milliseconds): string {
  return formatTime(Math.floor(Math.round(ms) / 1000) * 1000);
}

/** Reads what {@link formatTime} writes, also minutes above 59 ("90:00"); null where it is no time. */
export function parseTime(text: string): Milliseconds | null {
  const [, hours = '0', minutes, seconds, part = ''] = TIME.exec(text) ?? [];
  if (minutes === undefined || Number(seconds) > 59) return null;
  if (Number(hours) > 0 && Number(minutes) > 59) return null;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(part.padEnd(3, '0'));
}
