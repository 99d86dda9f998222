import type { z } from 'zod';
import { failed, ok, type Result } from '../result.ts';
import { WHERE_SOUND } from '../where-sound.ts';
import { formatTime } from './format-time.ts';
import { courseSize } from './count-stages.ts';
import { holdsTooMuch } from './holds-too-much.ts';
import { DEEPEST_LOOPS, LONGEST_PROGRAM_MS, MOST_STAGES } from './limits.ts';
import { roundedValue } from './normal-form.ts';
import { type Moment, NO_PROGRAM, type Program, programShape } from './program.ts';
import { programLengthMs, timelineOf } from './timeline.ts';

/** Most sentences that one check says; what is wrong with a thousand stages is one mistake, not a thousand. */
const MOST_PROBLEMS = 20;

/** Longest sentence of a refusal, in UTF-16 units. */
const LONGEST_SENTENCE = 300;

/** Frequencies so far apart stay in their order, however they are rounded. */
const APART_HZ = 0.001;

function pairProblem(moment: Moment): string | null {
  if (moment.fastHz - moment.slowHz > APART_HZ) return null;
  const slowHz = roundedValue('slowHz', moment.slowHz);
  const fastHz = roundedValue('fastHz', moment.fastHz);
  if (slowHz === 0 || fastHz === 0 || slowHz < fastHz) return null;
  return `the slow rhythm (${slowHz} Hz) must be below the fast one (${fastHz} Hz).`;
}

/**
 * What is wrong with a program whose values are each in their range, as sentences. Both rhythms of a stage go the same
 * way, so a slow rhythm that is below the fast one at both ends of it is below it throughout.
 */
function programProblems(program: Program): readonly string[] {
  const { stages } = courseSize(program.course);
  if (stages > MOST_STAGES) {
    const hasLoops = program.course.some(({ kind }) => kind === 'loop');
    const has = hasLoops ? 'With its loops unfolded it has' : 'It has';
    return [`${has} ${count(stages)} stages; at most ${count(MOST_STAGES)} play.`];
  }
  const lengthMs = programLengthMs(program);
  if (lengthMs > LONGEST_PROGRAM_MS) {
    return [`It takes ${formatTime(lengthMs)}, its fade included; a program ends within 24 hours.`];
  }
  const problems = new Set<string>();
  let before: string | null = null;
  // What stays wrong from one moment to the next is wrong once.
  const note = (where: string, moment: Moment) => {
    const problem = pairProblem(moment);
    if (problem !== null && problem !== before) problems.add(`${where}: ${problem}`);
    before = problem;
  };
  note('At the start', program.start);
  for (const { stage, from, to } of timelineOf(program).spans) {
    if (stage === null || problems.size >= MOST_PROBLEMS) break;
    note(`Stage ${stage + 1}`, from);
    note(`Stage ${stage + 1}`, to);
  }
  return [...problems];
}

function count(value: number): string {
  return value.toLocaleString('en');
}

/** A program as it may come from anywhere; a refusal says what is wrong with it in sentences. */
export const programSchema: z.ZodType<Program> = programShape.superRefine((program, context) => {
  for (const message of programProblems(program)) context.addIssue({ code: 'custom', message });
}, WHERE_SOUND);

/** The steps of something that should be a program or a loop; none where it has no course. */
function stepsIn(value: unknown): readonly unknown[] {
  const isObject = typeof value === 'object' && value !== null && 'course' in value;
  return isObject && Array.isArray(value.course) ? value.course : [];
}

/** How many stages a person counts in a step that nobody has checked; loops deeper than there may be count as one. */
function stagesIn(step: unknown, depth = 0): number {
  const steps = depth > DEEPEST_LOOPS ? [] : stepsIn(step);
  if (steps.length === 0) return 1;
  return steps.reduce<number>((sum, inner) => sum + stagesIn(inner, depth + 1), 0);
}

/** Where in a program something is, as a person counts and a form says: "Stage 3", or the loop that begins there. */
function placeOf(path: readonly PropertyKey[], program: unknown): string {
  if (path[0] === 'start') return 'At the start: ';
  const indices = path.filter((key) => typeof key === 'number');
  if (indices.length === 0) return '';
  let stage = 1;
  let at = program;
  for (const index of indices) {
    const steps = stepsIn(at);
    stage += steps.slice(0, index).reduce<number>((sum, step) => sum + stagesIn(step), 0);
    at = steps[index];
  }
  return stepsIn(at).length > 0 ? `The loop from stage ${stage} on: ` : `Stage ${stage}: `;
}

/** A sentence that names what is in the data may be as long as the data. */
function short(sentence: string): string {
  return sentence.length > LONGEST_SENTENCE ? `${sentence.slice(0, LONGEST_SENTENCE)}…` : sentence;
}

/** Whether data is of a program at all, right or wrong: what is none is not told value by value what it lacks. */
function isOfProgram(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('start' in value || 'course' in value);
}

/** What is wrong with something in the data, with its place. */
function sentenceOf({ path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>, data: unknown) {
  return `${placeOf(path, data)}${short(message)}`;
}

/** Reads a program from data that nobody has checked: the program, or what is wrong with it, sentence by sentence. */
export function readProgram(value: unknown): Result<Program, readonly string[]> {
  if (holdsTooMuch(value)) return failed(['It holds more than any program can.']);
  if (!isOfProgram(value)) return failed([NO_PROGRAM]);
  const read = programSchema.safeParse(value);
  if (read.success) return ok(read.data);
  const sentences = read.error.issues
    .slice(0, MOST_PROBLEMS)
    .map((issue) => sentenceOf(issue, value));
  return failed([...new Set(sentences)]);
}

/**
 * Reads a program that was made of a checked one, as {@link readProgram} does, or gives the first that is wrong with it. Steps
 * that are those of `before` are not read again, and stay the same objects.
 */
export function readChanged(program: Program, before: Program): Result<Program, string> {
  const known = new Set(before.course);
  const fresh = program.course.flatMap((step, index) => (known.has(step) ? [] : [index]));
  // A course that is read is never empty.
  const readAt = fresh.length === 0 ? [0] : fresh;
  const course = readAt.flatMap((index) => program.course[index] ?? []);
  const read = programShape.safeParse({ ...program, course });
  if (!read.success) {
    const [issue] = read.error.issues;
    return failed(
      issue ? sentenceOf({ ...issue, path: pathIn(issue.path, readAt) }, program) : NO_PROGRAM,
    );
  }
  const steps = new Map(readAt.map((index, at) => [index, read.data.course[at]]));
  const whole = program.course.map((step, index) => steps.get(index) ?? step);
  const changed = { ...read.data, course: whole };
  const [problem] = programProblems(changed);
  return problem === undefined ? ok(changed) : failed(problem);
}

/** Where something is in a course of which only the steps at `readAt` were read. */
function pathIn([key, at, ...rest]: readonly PropertyKey[], readAt: readonly number[]) {
  if (key === undefined || at === undefined) return key === undefined ? [] : [key];
  return [key, key === 'course' && typeof at === 'number' ? (readAt[at] ?? at) : at, ...rest];
}
