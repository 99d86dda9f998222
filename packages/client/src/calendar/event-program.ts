import { composeProgram } from '@overtone/domain/program/asked/compose-program';
import { COURSE_OF_STATE } from '@overtone/domain/program/asked/course-of-state';
import type { ProgramOffer } from '@overtone/domain/program/asked/program-offer';
import type { UpcomingEvent } from '@overtone/domain/contract/calendar';
import { failed } from '@overtone/domain/result';
import { TASK_STATES } from '@overtone/domain/suggestion/states';
import type { Milliseconds } from '@overtone/domain/units';

/** An event that takes longer is a day, and no sitting. */
const LONGEST_EVENT_MS: Milliseconds = 12 * 3_600_000;

/**
 * A program for an event, of the state that is suggested for it: as long as the event where it has not begun, and else until
 * it ends, with the fade. Null where nothing is suggested, it is a meeting, or the event is over or too long for a program.
 */
export function eventProgram(event: UpcomingEvent, now: Date): ProgramOffer | null {
  const { plan, startsAt, endsAt } = event;
  if (plan.kind === 'nothing') return null;
  const state = TASK_STATES.find((each) => each === plan.suggestion.state);
  if (state === undefined || state === 'meeting') return null;
  const part = { course: COURSE_OF_STATE[state], isOpen: false, lengthMs: null, breaks: null };
  const [startMs, endMs] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (endMs - Math.max(now.getTime(), startMs) > LONGEST_EVENT_MS) return null;
  const beginningAt: ProgramOffer['beginningAt'] = (nowMs) =>
    nowMs >= endMs
      ? failed('The event is over.')
      : composeProgram({ parts: [part], totalMs: null }, endMs - Math.max(nowMs, startMs));
  return beginningAt(now.getTime()).ok ? { beginningAt } : null;
}
