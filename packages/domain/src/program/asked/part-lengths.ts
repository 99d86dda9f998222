import { failed, ok, type Result } from '../../result.ts';
import type { Milliseconds } from '../../units.ts';
import { lengthWords } from '../length-words.ts';
import { LONGEST_PROGRAM_MS } from '../limits.ts';
import type { AskedPart, AskedProgram, PartCourse } from './asked-program.ts';
import { COURSE_WORDS } from './course-words.ts';
import { USUAL_ROUNDS, usualBreaks } from './usual-breaks.ts';

const MINUTE_MS: Milliseconds = 60_000;

/** Shortest part of a program that is asked for. */
const SHORTEST_PART_MS: Milliseconds = MINUTE_MS;

/** What takes its usual length where none is said; work has none. */
const USUAL_MS: Partial<Readonly<Record<PartCourse, Milliseconds>>> = {
  'meeting-bridge': 10 * MINUTE_MS,
  'six-breaths': 5 * MINUTE_MS,
  'wake-up': 5 * MINUTE_MS,
  'wind-down': 15 * MINUTE_MS,
  nap: 20 * MINUTE_MS,
  break: 5 * MINUTE_MS,
};

/** Less than this is no time for a program that ends at a time. */
const SHORTEST_WHOLE_MS: Milliseconds = 2 * MINUTE_MS;

/** No more than this share of a whole goes to a part of usual length beside work. */
const USUAL_SHARE = 0.2;

/** Longest stretch of anything but work that words ask for: whoever sleeps through the night needs none. */
const LONGEST_REST_MS: Milliseconds = 180 * MINUTE_MS;

const NO_TIME = 'There is too little time for that.';

/** The length that a part has by itself, from its words or by custom; null where it takes what is left. */
function ownLength({ course, lengthMs, breaks }: AskedPart): Milliseconds | null {
  if (lengthMs !== null) return lengthMs;
  if (breaks !== null && breaks.workMs !== null) {
    const { workMs, breakMs } = usualBreaks(breaks, 0);
    return (breaks.times ?? USUAL_ROUNDS) * (workMs + breakMs);
  }
  return USUAL_MS[course] ?? null;
}

/** Lengths where the whole is said: what has none of its own shares the rest. */
function withinWhole(parts: readonly AskedPart[], wholeMs: Milliseconds): readonly Milliseconds[] {
  const takesRest = ({ course, lengthMs, breaks }: AskedPart) =>
    lengthMs === null && (breaks?.times ?? null) === null && USUAL_MS[course] === undefined;
  const hasWork = parts.some(takesRest);
  const fixed = parts.map((part) => {
    if (part.lengthMs !== null || (part.breaks?.times ?? null) !== null) return ownLength(part);
    const usualMs = USUAL_MS[part.course];
    return hasWork && usualMs !== undefined ? Math.min(usualMs, wholeMs * USUAL_SHARE) : null;
  });
  const open = fixed.filter((lengthMs) => lengthMs === null).length;
  const restMs = fixed.reduce<number>((left, lengthMs) => left - (lengthMs ?? 0), wholeMs);
  if (open === 0) return restMs === 0 ? fixed.map((lengthMs) => lengthMs ?? 0) : [];
  return fixed.map((lengthMs) => lengthMs ?? restMs / open);
}

/** Whole seconds that come to all of the lengths' but for a rest below a second: each ends in the second in which it would. */
function secondsOf(lengths: readonly Milliseconds[]): readonly Milliseconds[] {
  const second = (ms: Milliseconds) => Math.floor(ms / 1000) * 1000;
  let endMs = 0;
  return lengths.map((ms) => {
    const beforeMs = second(endMs);
    endMs += ms;
    return second(endMs) - beforeMs;
  });
}

/** Names the part that has too little time, where there are several. */
function tooShort({ course }: AskedPart, lengthMs: Milliseconds, isOnly: boolean): string {
  if (isOnly) return 'Please ask for a minute or more.';
  const has = `“${COURSE_WORDS[course].name}” would have ${lengthWords(lengthMs)}`;
  return `Each part needs at least a minute; ${has}. Ask for a longer time or for fewer parts.`;
}

/**
 * How long each part of an asked program takes, in whole seconds; the last part's time holds the program's fade. `wholeMs`
 * is what all of them come to, where something else says so than the words; a refusal is a sentence.
 */
export function partLengths(
  { parts, totalMs }: AskedProgram,
  wholeMs: Milliseconds | null,
): Result<readonly Milliseconds[], string> {
  if (wholeMs !== null && wholeMs < SHORTEST_WHOLE_MS) return failed(NO_TIME);
  const isLongRest = ({ course, lengthMs }: AskedPart) =>
    USUAL_MS[course] !== undefined && lengthMs !== null && lengthMs > LONGEST_REST_MS;
  if (parts.some(isLongRest)) {
    return failed('In a program, anything but work takes 3 hours at most.');
  }
  const whole = wholeMs ?? totalMs;
  const lengths =
    whole === null ? parts.map((part) => ownLength(part) ?? 0) : withinWhole(parts, whole);
  const seconds = secondsOf(lengths);
  const sum = seconds.reduce((all, ms) => all + ms, 0);
  if (seconds.length === 0) return failed('The lengths of its parts do not add up to that.');
  if (sum > LONGEST_PROGRAM_MS) return failed('A program lasts 24 hours at most.');
  for (const [at, part] of parts.entries()) {
    const ms = seconds[at] ?? 0;
    if (ms >= SHORTEST_PART_MS) continue;
    return failed(wholeMs === null ? tooShort(part, ms, parts.length === 1) : NO_TIME);
  }
  return ok(seconds);
}
