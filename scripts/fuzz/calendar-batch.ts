import { hostileCalendar } from '@overtone/calendar/testing/arbitrary-calendar';
import { HOSTILE_CALENDARS } from '@overtone/calendar/testing/hostile-calendars';
import { mutatedCalendar } from '@overtone/calendar/testing/mutated-calendar';
import fc from 'fast-check';

/** Files that are made at once, from one seed. */
export const FILES_A_BATCH = 200;
/** Of these, how many are in no good form: changed, cut, said again. */
const MUTATED_A_BATCH = 80;
/** The files that were made by hand come again in every so many batches. */
const BATCHES_WITHOUT = 50;

/** Files that were made to be slow to read: the same for the same seed and number, on every machine. */
export function calendarBatch(seed: number, number: number): readonly Uint8Array[] {
  return [
    ...fc.sample(hostileCalendar, {
      numRuns: FILES_A_BATCH - MUTATED_A_BATCH,
      seed: seed + number,
    }),
    ...fc.sample(mutatedCalendar, { numRuns: MUTATED_A_BATCH, seed: seed + number }),
    ...(number % BATCHES_WITHOUT === 0 ? Object.values(HOSTILE_CALENDARS) : []).map((make) =>
      make(),
    ),
  ];
}
