import { type DayState, QUIET_DAY } from '@overtone/domain/working-day/day-state';
import { z } from 'zod';
import type { HostStorage } from '../platform/host.ts';
import { storedJson } from '../platform/stored-json.ts';

/** Where the device keeps the days on which nothing starts by itself any more. */
const DAY_MARKS_KEY = 'overtone.working-day.marks';

type DayMarks = Pick<DayState, 'begunOn' | 'chosenLateOn'>;

const markedDay = z.string().nullable().catch(null);
const marksSchema: z.ZodType<DayMarks> = z.object({
  begunOn: markedDay,
  chosenLateOn: markedDay,
});

/** A day as a page finds it that begins: nothing runs, and what must not start once more is known. */
export function dayAtBegin(storage: Pick<HostStorage, 'read'>): DayState {
  return { ...QUIET_DAY, ...storedJson(storage.read(DAY_MARKS_KEY), marksSchema) };
}

/** Keeps what a page that begins anew has to know of a day, where it is otherwise than `before`. */
export function keepDay(
  storage: Pick<HostStorage, 'write'>,
  before: DayMarks,
  { begunOn, chosenLateOn }: DayMarks,
): void {
  if (begunOn === before.begunOn && chosenLateOn === before.chosenLateOn) return;
  storage.write(DAY_MARKS_KEY, JSON.stringify({ begunOn, chosenLateOn }));
}
