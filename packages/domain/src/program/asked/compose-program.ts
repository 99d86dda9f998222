import type { Source } from '../../claims/sources.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { TaskState } from '../../suggestion/states.ts';
import type { Milliseconds } from '../../units.ts';
import { readProgram } from '../check-program.ts';
import { lengthWords } from '../length-words.ts';
import { NAME_LENGTH } from '../limits.ts';
import { OWN_PROGRAMS } from '../own/own-programs.ts';
import type { Program } from '../program.ts';
import { programLengthMs } from '../timeline.ts';
import type { AskedPart, AskedProgram } from './asked-program.ts';
import { BLOCK_DOES, COURSE_WORDS } from './course-words.ts';
import { division } from './division.ts';
import { partLengths } from './part-lengths.ts';
import { fadeOf, ownOf, partSteps, startOf } from './part-steps.ts';
import { soundWords } from './sound-words.ts';
import { usualBreaks } from './usual-breaks.ts';

/** A program that was made for what somebody asked, and what is said of it before it begins. */
export interface ComposedProgram {
  readonly program: Program;
  /** What it does and why, in one sentence. */
  readonly sentence: string;
  /** The state that its first part is for; null of what was asked for by its numbers. */
  readonly state: TaskState | null;
  /** The closest work to the course of its first part; null where there is none. */
  readonly source: Source | null;
}

/** A part with the length that it takes. */
interface TimedPart extends AskedPart {
  readonly takesMs: Milliseconds;
}

/**
 * Makes the program that was asked for, of the courses of our own programs. All of it, its fade too, takes what was asked, or
 * ends in `endsInMs`. A refusal is a sentence.
 */
export function composeProgram(
  asked: AskedProgram,
  endsInMs: Milliseconds | null = null,
): Result<ComposedProgram, string> {
  const lengths = partLengths(asked, endsInMs);
  if (!lengths.ok) return lengths;
  const parts = asked.parts.map((part, at) => timedPart(part, lengths.value[at] ?? 0));
  const [first] = parts;
  if (first === undefined) return failed('Nothing is asked for.');
  const own = ownProgram(parts, endsInMs !== null);
  const program = own ?? composed(parts, first);
  const sound = asked.sound ?? program.start.sound;
  const read = readProgram({ ...program, start: { ...program.start, sound } });
  if (!read.ok) return failed(read.reason.join(' '));
  const { state, source } = ownOf(first.course);
  const sentence = `${sentenceOf(parts, first, own !== undefined)}${soundWords(asked)}.`;
  return ok({ program: read.value, sentence, state, source });
}

/** A part that is too short for a round of its breaks has none. */
function timedPart(part: AskedPart, takesMs: Milliseconds): TimedPart {
  const round = part.breaks && usualBreaks(part.breaks, takesMs);
  const fits = round === null || round.workMs + round.breakMs <= takesMs;
  return { ...part, breaks: fits ? part.breaks : null, takesMs };
}

/** The program of our own that is just this; undefined where there is none. */
function ownProgram(parts: readonly TimedPart[], endsInTime: boolean): Program | undefined {
  const [only, more] = parts;
  if (only === undefined || more !== undefined || only.course === 'break') return undefined;
  const id = only.breaks === null ? only.course : blockId(only);
  const own = OWN_PROGRAMS.find((each) => each.id === id)?.program;
  if (own === undefined) return undefined;
  return programLengthMs(own) === only.takesMs && !(endsInTime && own.fadeMs === 0)
    ? own
    : undefined;
}

/** The block of our own that is divided like this. */
function blockId({ course, breaks, takesMs }: TimedPart): string | undefined {
  if (course !== 'steady-focus' || breaks === null) return undefined;
  const { workMs, breakMs } = division(breaks, takesMs);
  return workMs === 25 * 60_000 && breakMs === 5 * 60_000 ? 'block-25' : undefined;
}

function composed(parts: readonly TimedPart[], first: TimedPart): Program {
  const last = parts.at(-1) ?? first;
  const fadeMs = fadeOf(last, last.takesMs);
  return {
    name: nameOf(parts),
    start: startOf(first.course),
    course: parts.flatMap((part, at) =>
      partSteps(part, part.takesMs, at === 0, part === last ? fadeMs : 0),
    ),
    fadeMs,
  };
}

/** Names its parts; how long they take stands beside a name wherever one is shown. */
function nameOf(parts: readonly TimedPart[]): string {
  const names = parts.map(({ course, breaks }) => {
    const { name } = COURSE_WORDS[course];
    return breaks === null ? name : `${name} with breaks`;
  });
  const [first = '', ...rest] = names;
  const then = rest.map((name) => name.slice(0, 1).toLowerCase() + name.slice(1));
  const whole = [first, ...then].join(', then ');
  return whole.length <= NAME_LENGTH ? whole : `${first} and more`;
}

function sentenceOf(parts: readonly TimedPart[], first: TimedPart, isOwn: boolean): string {
  const does = parts.map((part) => {
    const length = lengthWords(part.takesMs);
    const takes = part.course === 'break' ? `a break of ${length}` : length;
    const isBlock = isOwn && part.breaks !== null;
    return `${takes}, ${isBlock ? BLOCK_DOES : COURSE_WORDS[part.course].does}${breakWords(part)}`;
  });
  const why = `because ${COURSE_WORDS[first.course].why}`;
  const [begins = '', ...others] = does;
  if (others.length === 0) return `It takes ${begins}, ${why}`;
  const whole = lengthWords(parts.reduce((sum, { takesMs }) => sum + takesMs, 0));
  return `It takes ${whole}: ${begins}, ${why}; then ${others.join('; then ')}`;
}

function breakWords({ breaks, takesMs }: TimedPart): string {
  if (breaks === null) return '';
  const { workMs, breakMs, times } = division(breaks, takesMs);
  const pause = `${lengthWords(breakMs)} at a faint 10 Hz`;
  if (breaks.isOne) return `, with one break of ${pause}`;
  const work = lengthWords(workMs);
  return `, with ${pause} after ${times === 1 ? work : `each ${work.replace(/^1 /u, '')}`}`;
}
