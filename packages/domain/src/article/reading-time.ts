import type { Seconds } from '../units.ts';

/** Time read so far as minutes and seconds: 0:00, 0:09, 12:05, 75:00. Parts of a second are dropped. */
export function formatReadingTime(seconds: Seconds): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
