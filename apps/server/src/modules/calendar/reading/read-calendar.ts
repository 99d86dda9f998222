import type { InstantRange } from '@overtone/calendar/occurrences/expand-calendar';
import { readOccurrences } from '@overtone/calendar/occurrences/read-occurrences';
import type { IcsFailure } from '@overtone/domain/calendar/ics-failures';
import type { CalendarOccurrence } from '@overtone/domain/calendar/occurrence';
import { ok, type Result } from '@overtone/domain/result';

/** A calendar as it came, and what is wanted of it. */
export interface CalendarFile {
  readonly bytes: Uint8Array;
  readonly window: InstantRange;
  /** Addresses of the person, by which their answers to invitations are known. */
  readonly ownAddresses: readonly string[];
}

/** What takes place in the window. */
export interface ReadCalendar {
  /** What the calendar calls itself; empty where it does not say. */
  readonly name: string;
  readonly occurrences: readonly CalendarOccurrence[];
}

/** Reads a calendar at once. One of five megabytes that was made to be slow takes seconds. */
export function readCalendar({
  bytes,
  window,
  ownAddresses,
}: CalendarFile): Result<ReadCalendar, IcsFailure> {
  const read = readOccurrences(bytes, window, { ownAddresses });
  if (!read.ok) return read;
  const { name, occurrences } = read.value;
  return ok({ name, occurrences });
}
