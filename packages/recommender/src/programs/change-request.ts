import type { AskedPart } from '@overtone/domain/program/asked/asked-program';
import type { AskedGlide } from '@overtone/domain/program/asked/compose-glide';
import { wholeSeconds } from '@overtone/domain/program/asked/fit-stages';
import { partLengths } from '@overtone/domain/program/asked/part-lengths';
import { usualBreaks } from '@overtone/domain/program/asked/usual-breaks';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Milliseconds } from '@overtone/domain/units';
import { isPastToday, pastWords, type PersonClock, timeUntil } from './clock-end.ts';
import type { ProgramChange } from './program-change.ts';
import { isWork, type ProgramRequest } from './read-program.ts';

const MINUTE_MS: Milliseconds = 60_000;

/** A program before a change to the request for it. */
export interface BeforeChange {
  readonly name: string;
  readonly wholeMs: Milliseconds;
  readonly clock: PersonClock;
}

/** How long it takes after a change; undefined where that says nothing of it. */
function changedLength(
  change: ProgramChange,
  { wholeMs, clock }: BeforeChange,
): Milliseconds | undefined {
  switch (change.kind) {
    case 'length':
      return change.ms;
    case 'more':
      return wholeMs + change.ms;
    case 'times':
      return Math.max(1, Math.round((wholeMs * change.times) / MINUTE_MS)) * MINUTE_MS;
    case 'until':
      return timeUntil(change.time, clock);
    default:
      return undefined;
  }
}

/** Parts so many times as long: what takes the rest goes on taking it, and where all were said the last does. */
function stretched(parts: readonly AskedPart[], times: number): readonly AskedPart[] {
  const isAllSaid = parts.every(({ lengthMs }) => lengthMs !== null);
  return parts.map((part, at) => ({
    ...part,
    lengthMs:
      part.lengthMs === null || (isAllSaid && at === parts.length - 1)
        ? null
        : wholeSeconds(part.lengthMs * times),
    breaks: part.breaks && { ...part.breaks, times: null },
  }));
}

/**
 * The request for a program, changed. One that was to end at a time does no longer, where a length is said. Why it cannot be, or
 * what adds nothing, is said in a sentence.
 */
export function changedRequest(
  request: ProgramRequest,
  change: ProgramChange,
  before: BeforeChange,
): Result<ProgramRequest, string> {
  const { asked } = request;
  const totalMs = changedLength(change, before);
  if (totalMs !== undefined) {
    const parts = stretched(asked.parts, totalMs / before.wholeMs);
    return change.kind === 'until'
      ? ok({ asked: { ...asked, parts, totalMs: null }, until: change.time })
      : ok({ asked: { ...asked, parts, totalMs }, until: null });
  }
  switch (change.kind) {
    case 'sound':
      return ok({ ...request, asked: { ...asked, sound: change.sound } });
    case 'rounds':
      return withRounds(request, change.rounds, before);
    case 'breaks':
      return change.hasBreaks ? withBreaks(request, before) : withoutBreaks(request, before);
    default:
      return ok(request);
  }
}

function withBreaks({ asked, until }: ProgramRequest, { name }: BeforeChange) {
  const none = { workMs: null, breakMs: null, times: null, isOne: false };
  const work = asked.parts.filter(({ course }) => isWork(course));
  if (work.length === 0) return failed(`${name} has no work to break up; it stays as it is.`);
  if (work.every(({ breaks }) => breaks !== null)) {
    return failed('It has breaks already; it stays as it is.');
  }
  const parts = asked.parts.map((part) =>
    isWork(part.course) && part.breaks === null ? { ...part, breaks: none } : part,
  );
  return ok({ asked: { ...asked, parts }, until });
}

function withoutBreaks({ asked, until }: ProgramRequest, { wholeMs }: BeforeChange) {
  if (asked.parts.every(({ course, breaks }) => course !== 'break' && breaks === null)) {
    return failed('It has no breaks; it stays as it is.');
  }
  const worked = asked.parts.filter(({ course }) => course !== 'break');
  const parts = stretched(worked, 1).map((part) => ({ ...part, breaks: null }));
  return ok({ asked: { ...asked, parts, totalMs: until === null ? wholeMs : null }, until });
}

/** Work that is divided comes so many times; what is beside it keeps its length. */
function withRounds(
  { asked, until }: ProgramRequest,
  times: number,
  { name, wholeMs }: BeforeChange,
): Result<ProgramRequest, string> {
  if (asked.parts.every(({ breaks }) => breaks === null)) {
    return failed(`${name} has no rounds; it stays as it is.`);
  }
  const lengths = partLengths(asked, until === null ? null : wholeMs);
  if (!lengths.ok) return lengths;
  const parts = asked.parts.map((part, at) => {
    const lengthMs = lengths.value[at] ?? 0;
    if (part.breaks === null) return { ...part, lengthMs };
    const isOne = false;
    const breaks = { ...usualBreaks({ ...part.breaks, isOne }, lengthMs), times, isOne };
    return { ...part, lengthMs: null, breaks };
  });
  return ok({ asked: { ...asked, parts, totalMs: null }, until: null });
}

/** A rhythm that was asked for by its numbers, changed in the same way; it is one stretch, which nothing divides. */
export function changedGlide(
  glide: AskedGlide,
  change: ProgramChange,
  before: BeforeChange,
): Result<AskedGlide, string> {
  if (change.kind === 'until' && isPastToday(change.time, before.clock)) {
    return failed(pastWords(change.time));
  }
  const lengthMs = changedLength(change, before);
  if (lengthMs !== undefined) return ok({ ...glide, lengthMs });
  if (change.kind === 'sound') return ok({ ...glide, sound: change.sound });
  return failed('One rhythm has no breaks and no rounds; it stays as it is.');
}
