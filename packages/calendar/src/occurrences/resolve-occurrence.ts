import type { CalendarOccurrence } from '@overtone/domain/calendar/occurrence';
import { type InstantMs, instantOf, type Zone } from '../zone/zone.ts';

/** When an occurrence takes place for a person in some zone. */
export interface Span {
  readonly startMs: InstantMs;
  readonly endMs: InstantMs;
  readonly isAllDay: boolean;
}

/** The moments of an occurrence for a person whose clocks follow `zone`. */
export function spanIn(
  zone: Zone,
  { timing, startMs, endMs }: Pick<CalendarOccurrence, 'timing' | 'startMs' | 'endMs'>,
): Span {
  if (timing === 'instant') return { startMs, endMs, isAllDay: false };
  return {
    startMs: instantOf(startMs, zone),
    endMs: instantOf(endMs, zone),
    isAllDay: timing === 'date',
  };
}
