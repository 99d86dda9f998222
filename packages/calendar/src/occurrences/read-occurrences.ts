import type { IcsFailure } from '@overtone/domain/calendar/ics-failures';
import type { CalendarOccurrence } from '@overtone/domain/calendar/occurrence';
import { ok, type Result } from '@overtone/domain/result';
import { readIcs, type ReadIcsOptions } from '../ics/read-ics.ts';
import { expandCalendar, type InstantRange } from './expand-calendar.ts';

/** What takes place according to a calendar's file. */
export interface ReadOccurrences {
  /** What the calendar calls itself; empty where it does not say. */
  readonly name: string;
  readonly occurrences: readonly CalendarOccurrence[];
  /** The work that this took, in steps of a budget. */
  readonly spentSteps: number;
}

/** Reads an iCalendar file and writes out what takes place in `range`. Never throws; the work is bounded by its size. */
export function readOccurrences(
  bytes: Uint8Array,
  range: InstantRange,
  options: ReadIcsOptions = {},
): Result<ReadOccurrences, IcsFailure> {
  const calendar = readIcs(bytes, options);
  if (!calendar.ok) return calendar;
  const { name, readingSteps } = calendar.value;
  const expansion = expandCalendar(calendar.value, range);
  if (!expansion.ok) return expansion;
  const { occurrences, spentSteps } = expansion.value;
  return ok({ name, occurrences, spentSteps: readingSteps + spentSteps });
}
