import type {
  AskedPart,
  AskedProgram,
  PartCourse,
} from '@overtone/domain/program/asked/asked-program';
import type { Milliseconds } from '@overtone/domain/units';
import type { Atom, ClockTime } from './atoms.ts';
import { clausesOf, readClause, type Said } from './clauses.ts';
import { readAtoms } from './read-atoms.ts';

/** A program that a text asks for, and the time by which it is to be over. */
export interface ProgramRequest {
  readonly asked: AskedProgram;
  /** Null where no time was said. */
  readonly until: ClockTime | null;
}

const MINUTE_MS: Milliseconds = 60_000;

const WORK: readonly PartCourse[] = ['steady-focus', 'close-work', 'room-for-ideas'];

/** Whether a course is one of work, which breaks may divide. */
export function isWork(course: PartCourse): boolean {
  return WORK.includes(course);
}

/** A calm end within a length that was said takes so much of it, and this share at most. */
const CALM_END_MS: Milliseconds = 5 * MINUTE_MS;
const CALM_END_SHARE = 0.2;

/** What has been read so far. */
interface Heard {
  readonly parts: readonly HeardPart[];
  readonly totalMs: Milliseconds | null;
  readonly until: ClockTime | null;
  readonly endsCalmly: boolean;
}

/** A part, and whether only a comma or "and" stands before it. */
interface HeardPart extends AskedPart {
  readonly isSoft: boolean;
}

/** Pieces that are of no part more than of another. */
const OF_THE_WHOLE: readonly Atom['kind'][] = ['program', 'sound'];

const NOTHING: Heard = { parts: [], totalMs: null, until: null, endsCalmly: false };

/**
 * What program a text asks for: "half an hour to wind down", "25/5 until noon", "90 minutes of writing, then a calm end", "a nap".
 * Everything in it must be the request and words around it; undefined for any other text, as "I have two hours of meetings".
 */
export function readProgramRequest(text: string): ProgramRequest | undefined {
  const atoms = readAtoms(text);
  if (atoms === undefined) return undefined;
  let heard: Heard | undefined = NOTHING;
  const isNamed = atoms.some(({ kind }) => kind === 'program');
  const sounds = atoms.flatMap((atom) => (atom.kind === 'sound' ? [atom.sound] : []));
  if (sounds.length > 1) return undefined;
  for (const clause of clausesOf(atoms.filter(({ kind }) => !OF_THE_WHOLE.includes(kind)))) {
    const said = readClause(clause);
    heard = said && heard && withClause(heard, said, clause.isSoft);
  }
  const request = heard && finished(isNamed ? withSomething(heard) : heard);
  const [sound] = sounds;
  if (request === undefined || sound === undefined) return request;
  return { ...request, asked: { ...request.asked, sound } };
}

function withClause(heard: Heard, said: Said, isSoft: boolean): Heard | undefined {
  if (said.until !== null && heard.until !== null) return undefined;
  const after = {
    ...heard,
    until: heard.until ?? said.until,
    endsCalmly: heard.endsCalmly || (said.endsCalmly && isInside(said, heard)),
  };
  const calm = said.endsCalmly && !isInside(said, heard) ? [CALM_PART] : [];
  const last = heard.parts.at(-1);
  const isForLast =
    said.isAboutBreaks || (said.course === 'break' && said.lengthMs === null && isSoft);
  if (isForLast) return withBreaksOfLast(after, said);
  if (said.course === null && said.breaks === null) {
    if (said.times !== null) return withTimes(after, said.times);
    if (said.lengthMs === null) return { ...after, parts: [...after.parts, ...calm] };
    return after.totalMs === null ? { ...after, totalMs: said.lengthMs } : undefined;
  }
  const part = partOf(said, isSoft);
  if (part === undefined) return undefined;
  const merged = last && isSoft ? mergedParts(last, part) : undefined;
  const parts = merged ? [...after.parts.slice(0, -1), merged] : [...after.parts, part];
  return { ...after, parts: [...parts, ...calm] };
}

/** "A program of 30 minutes": work, of the kind that a suggestion names. */
function withSomething(heard: Heard): Heard {
  if (heard.parts.length > 0) return heard;
  const work = { course: 'steady-focus', isOpen: true, lengthMs: null, breaks: null } as const;
  return { ...heard, parts: [{ ...work, isSoft: false }] };
}

const CALM_PART: HeardPart = {
  course: 'six-breaths',
  isOpen: false,
  lengthMs: null,
  breaks: null,
  isSoft: false,
};

/** "With a calm end" is of the length that was said; "then a calm end" comes behind it. */
function isInside({ course, breaks, lengthMs }: Said, { totalMs }: Heard): boolean {
  return course !== null || breaks !== null || lengthMs !== null || totalMs !== null;
}

function partOf(
  { course, isOpen, lengthMs, breaks, times }: Said,
  isSoft: boolean,
): HeardPart | undefined {
  if (times !== null && breaks === null) return undefined;
  return {
    course: course ?? 'steady-focus',
    isOpen: course !== null && isOpen,
    lengthMs,
    breaks: breaks && { ...breaks, times },
    isSoft,
  };
}

function withBreaksOfLast(heard: Heard, { course, breaks, lengthMs }: Said): Heard | undefined {
  const last = heard.parts.at(-1);
  if (last === undefined || !WORK.includes(last.course) || last.breaks !== null) return undefined;
  if (lengthMs !== null && course !== 'break') return undefined;
  const none = { workMs: null, breakMs: null, times: null, isOne: false };
  return { ...heard, parts: [...heard.parts.slice(0, -1), { ...last, breaks: breaks ?? none }] };
}

/** "25 minutes of focus, 5 minutes of break, four times": rounds of one part. */
function withTimes(heard: Heard, times: number): Heard | undefined {
  const [work, pause, more] = heard.parts;
  if (work === undefined || more !== undefined) return undefined;
  if (pause === undefined) {
    return work.breaks === null
      ? undefined
      : { ...heard, parts: [{ ...work, breaks: { ...work.breaks, times } }] };
  }
  const { lengthMs: workMs } = work;
  const { lengthMs: breakMs } = pause;
  if (pause.course !== 'break' || workMs === null || work.breaks !== null) return undefined;
  return {
    ...heard,
    parts: [{ ...work, lengthMs: null, breaks: { workMs, breakMs, times, isOne: false } }],
  };
}

/** Two names of the same thing, or of which one says more, are one part, where a length was said of one at most. */
function mergedParts(one: HeardPart, other: HeardPart): HeardPart | undefined {
  if (one.lengthMs !== null && other.lengthMs !== null) return undefined;
  const isSame = one.course === other.course;
  const isOpen =
    (one.isOpen || other.isOpen) && WORK.includes(one.course) && WORK.includes(other.course);
  if (!isSame && !isOpen) return undefined;
  const telling = one.isOpen ? other : one;
  return {
    ...telling,
    isSoft: one.isSoft,
    lengthMs: one.lengthMs ?? other.lengthMs,
    breaks: one.breaks ?? other.breaks,
  };
}

function finished({
  parts: heardParts,
  totalMs,
  until,
  endsCalmly,
}: Heard): ProgramRequest | undefined {
  const hasWhole = totalMs !== null || until !== null;
  if (totalMs !== null && until !== null) return undefined;
  if (!heardParts.some(({ course }) => course !== 'break')) return undefined;
  if (!hasWhole && !heardParts.every(hasLength)) return undefined;
  if (!heardParts.every(isSensible)) return undefined;
  const timed = heardParts.map((part) => askedPart(part, hasWhole));
  const parts = endsCalmly ? withCalmEnd(timed) : timed;
  return { asked: { parts, totalMs }, until };
}

/** Whether it is said how long a part takes; a nap, and rest behind "then", takes what is usual. */
function hasLength({ course, lengthMs, breaks, isSoft }: HeardPart, at: number): boolean {
  if (lengthMs !== null || (breaks?.workMs ?? null) !== null || course === 'nap') return true;
  return at > 0 && !isSoft && !WORK.includes(course);
}

function isSensible({ course, breaks }: HeardPart): boolean {
  return breaks === null || WORK.includes(course);
}

/** A length says how often work and break come, whatever else does. */
function askedPart({ course, isOpen, lengthMs, breaks }: HeardPart, hasWhole: boolean): AskedPart {
  const isTimed = lengthMs !== null || hasWhole;
  return {
    course,
    isOpen,
    lengthMs,
    breaks: breaks && isTimed ? { ...breaks, times: null } : breaks,
  };
}

function withCalmEnd(parts: readonly AskedPart[]): readonly AskedPart[] {
  const last = parts.at(-1);
  if (last === undefined || last.lengthMs === null) return [...parts, calmPart(null)];
  const endMs = Math.min(CALM_END_MS, last.lengthMs * CALM_END_SHARE);
  return [...parts.slice(0, -1), { ...last, lengthMs: last.lengthMs - endMs }, calmPart(endMs)];
}

function calmPart(lengthMs: Milliseconds | null): AskedPart {
  return { course: 'six-breaths', isOpen: false, lengthMs, breaks: null };
}
