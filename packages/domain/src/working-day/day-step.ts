import type { Milliseconds } from '../units.ts';
import { type DayChoice, GENTLE_MS, STARTS_WITHIN_MINUTES } from './choice.ts';
import type { DayState, EndReason, Running } from './day-state.ts';
import type { DayInput, Seen } from './seen.ts';

const MINUTE_MS: Milliseconds = 60_000;

/** Longest gap between two looks that counts as lived through; beyond it the computer slept. */
const LONGEST_LOOK_MS: Milliseconds = 10 * MINUTE_MS;

/**
 * A day after `input`, as `seen` now. Whatever a person does holds at once. By itself a session starts once a day at most,
 * on weekdays, at the hour chosen or within `STARTS_WITHIN_MINUTES` of it, and with somebody at the keyboard, but never
 * because that hour is chosen; it ends when its timer or its evening has come. A break of an earlier day is none any more when
 * a session would start by itself.
 */
export function dayAfter(
  before: DayState,
  input: DayInput,
  given: Seen,
  choice: DayChoice,
): DayState {
  // Whoever presses something is there, whatever the system says.
  const seen = input.kind === 'look' ? given : { ...given, idleMs: 0 };
  const isStartChosen = input.kind === 'choose-start';
  const chosenLateOn = isStartChosen ? lateDay(seen, choice) : before.chosenLateOn;
  const state = { ...before, chosenLateOn, lookedAt: seen.nowMs };
  if (seen.isLocked) return before.running ? over(state, 'lock', seen) : state;
  if (input.kind === 'turn-off') return before.running ? over(state, 'person', seen) : state;
  if (input.kind === 'turn-on' && !before.running) return begun(state, seen, choice, false);
  const { running } = before;
  const isIdle = running === null || (input.kind === 'look' && isLeftBreak(running, seen));
  if (isIdle && startsByItself(state, seen, choice)) return begun(state, seen, choice, true);
  if (!running) return state;
  const lived = livedMs(before, seen);
  const isTaken = input.kind === 'turn-on' || input.kind === 'wake';
  const kept = isTaken ? taken(running, seen) : running;
  const ending = kept.ending ?? endingOf(kept, seen, choice);
  if (ending && seen.nowMs - ending.at >= GENTLE_MS) return over(state, ending.why, seen);
  return { ...state, running: { ...phaseAfter(kept, lived, seen, choice), ending } };
}

/** Whether it is late enough that nothing starts by itself any more. */
export function isEvening({ minute }: Seen, { endsAt }: DayChoice): boolean {
  return endsAt !== null && minute >= endsAt;
}

/** Whether nobody is there to see or hear anything. */
export function isAway({ idleMs, isFilm }: Seen, { awayAfterMinutes }: DayChoice): boolean {
  return awayAfterMinutes !== null && !isFilm && idleMs >= awayAfterMinutes * MINUTE_MS;
}

function startsByItself(state: DayState, seen: Seen, choice: DayChoice): boolean {
  const isWeekday = seen.weekday >= 1 && seen.weekday <= 5;
  return (
    isWeekday &&
    state.begunOn !== seen.day &&
    state.chosenLateOn !== seen.day &&
    isStartTime(seen, choice) &&
    !isEvening(seen, choice) &&
    !isAway(seen, choice) &&
    seen.recordingMs === null
  );
}

/** Whether whoever left for a break has not come back to it on the same day. */
function isLeftBreak({ phase, sinceDay }: Running, { day }: Seen): boolean {
  return phase === 'break' && sinceDay !== day;
}

function isStartTime({ minute }: Seen, { startsAt }: DayChoice): boolean {
  return startsAt !== null && minute >= startsAt && minute < startsAt + STARTS_WITHIN_MINUTES;
}

/** The day on which a start is chosen, where its hour has come already. */
function lateDay({ day, minute }: Seen, { startsAt }: DayChoice): string | null {
  return startsAt !== null && minute >= startsAt ? day : null;
}

function begun(state: DayState, seen: Seen, choice: DayChoice, isSoft: boolean): DayState {
  const running: Running = {
    phase: 'work',
    since: seen.nowMs,
    sinceDay: seen.day,
    begunAt: seen.nowMs,
    isSoft,
    workedMs: 0,
    isLate: isEvening(seen, choice),
    ending: null,
  };
  return { ...state, running, begunOn: seen.day, ended: null };
}

/** What ends by itself in a break of an earlier day, which nobody came back to, was no session of this day. */
function over(state: DayState, ended: EndReason | 'person' | 'lock', seen: Seen): DayState {
  const { running } = state;
  const isForgotten = ended !== 'person' && running !== null && isLeftBreak(running, seen);
  return { ...state, running: null, begunOn: isForgotten ? state.begunOn : seen.day, ended };
}

/** A key, or turning on once more: the break is over, and an end that has begun is taken back until the timer says so anew. */
function taken(running: Running, { nowMs, day }: Seen): Running {
  const work = { phase: 'work', since: nowMs, sinceDay: day, workedMs: 0 } as const;
  const again = { ...running, ...work };
  if (running.ending) return { ...again, begunAt: nowMs, isLate: true, ending: null };
  return running.phase === 'break' ? again : running;
}

function endingOf(running: Running, seen: Seen, choice: DayChoice): Running['ending'] {
  const at = seen.nowMs;
  const { timerMinutes } = choice;
  if (!running.isLate && isEvening(seen, choice)) return { at, why: 'evening' };
  const isTimeUp = timerMinutes !== null && at - running.begunAt >= timerMinutes * MINUTE_MS;
  return isTimeUp ? { at, why: 'timer' } : null;
}

function phaseAfter(running: Running, lived: Milliseconds, seen: Seen, choice: DayChoice): Running {
  const { nowMs, day } = seen;
  const become = (phase: Running['phase'], workedMs: Milliseconds): Running =>
    phase === running.phase
      ? { ...running, workedMs }
      : { ...running, phase, since: nowMs, sinceDay: day, workedMs };
  // A break ends with the key alone, also one that somebody has gone away in.
  if (running.phase === 'break') return running;
  if (isAway(seen, choice)) return become('away', running.workedMs);
  const workedMs = workedAfter(running, lived, seen, choice);
  const { turns } = choice;
  // Nobody is called away from a call.
  const isDue =
    turns !== null && workedMs >= turns.workMinutes * MINUTE_MS && seen.recordingMs === null;
  return isDue ? become('break', 0) : become('work', workedMs);
}

/** Time away counts as no work; whoever comes back owes the break that they owed before. */
function workedAfter(
  running: Running,
  lived: Milliseconds,
  seen: Seen,
  choice: DayChoice,
): Milliseconds {
  if (running.phase !== 'away') return running.workedMs + lived;
  return hasRested(running, seen, choice) ? 0 : running.workedMs;
}

/** Whoever was away for as long as a break has had one. */
function hasRested(running: Running, { nowMs }: Seen, { turns }: DayChoice): boolean {
  return turns !== null && nowMs - running.since >= turns.breakMinutes * MINUTE_MS;
}

function livedMs(before: DayState, { nowMs }: Seen): Milliseconds {
  const passed = nowMs - before.lookedAt;
  return passed > LONGEST_LOOK_MS ? 0 : Math.max(0, passed);
}
