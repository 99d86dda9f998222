import {
  type ComposedProgram,
  composeProgram,
} from '@overtone/domain/program/asked/compose-program';
import type { AskedPart } from '@overtone/domain/program/asked/asked-program';
import { COURSE_OF_STATE } from '@overtone/domain/program/asked/course-of-state';
import { ownOf } from '@overtone/domain/program/asked/part-steps';
import { failed, type Result } from '@overtone/domain/result';
import type { TaskState } from '@overtone/domain/suggestion/states';
import { isPastToday, pastWords, type PersonClock, timeUntil } from './clock-end.ts';
import type { ProgramRequest } from './read-program.ts';

/** States that are a kind of work. */
const WORK_STATES = [
  'deep_focus',
  'analytical',
  'creative',
] as const satisfies readonly TaskState[];

/** The state that a request begins with; undefined where its words leave that open, and a suggestion is needed. */
export function stateAsked(request: ProgramRequest): TaskState | undefined {
  const [first] = request.asked.parts;
  return first === undefined || first.isOpen ? undefined : ownOf(first.course).state;
}

/**
 * The state of the work that a request begins with, where a suggestion for the same words aims at no work; undefined where
 * it does, and says which.
 */
export function usualWork({ asked }: ProgramRequest, suggested: string): TaskState | undefined {
  const [first] = asked.parts;
  const isWork = WORK_STATES.some((each) => each === suggested);
  return first === undefined || isWork ? undefined : ownOf(first.course).state;
}

function settled(part: AskedPart, state: string | undefined): AskedPart {
  const work = WORK_STATES.find((each) => each === state);
  return part.isOpen && work !== undefined ? { ...part, course: COURSE_OF_STATE[work] } : part;
}

/**
 * The program for a request: `state` is what a suggestion for the same words aims at, and says what they leave open; a time
 * that was said is taken from the person's clock. A refusal is a sentence.
 */
export function spokenProgram(
  { asked, until }: ProgramRequest,
  state: string | undefined,
  clock: PersonClock,
): Result<ComposedProgram, string> {
  if (until && isPastToday(until, clock)) {
    return failed(pastWords(until));
  }
  const parts = asked.parts.map((part) => settled(part, state));
  return composeProgram({ ...asked, parts }, until && timeUntil(until, clock));
}
