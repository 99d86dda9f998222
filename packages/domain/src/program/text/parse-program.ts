import { failed, ok, type Result } from '../../result.ts';
import { CURVES } from '../../rhythm/curve.ts';
import { readProgram } from '../check-program.ts';
import { parseTime } from '../format-time.ts';
import {
  DEEPEST_LOOPS,
  LONGEST_LINE,
  LONGEST_PROGRAM_MS,
  LONGEST_TEXT,
  LOOP_TIMES,
  MOST_STAGES,
  SHORTEST_STAGE_MS,
} from '../limits.ts';
import {
  DEFAULT_FADE_MS,
  type Moment,
  type Program,
  type Stage,
  STAGE_LENGTH_ERROR,
  type Step,
} from '../program.ts';
import { missingWords, readMoment, shown } from './moment-words.ts';
import { TEXT_HEADING } from './print-program.ts';

/** A course that is being read, and how often it comes. */
interface Open {
  readonly course: Step[];
  readonly times: number;
  readonly line: number;
}

/** What has been read so far. */
interface Draft {
  name?: string;
  start?: Partial<Moment>;
  fadeMs?: number;
  /** The course, and the loops that are open in it; the innermost is the last. */
  readonly open: Open[];
  /** The line of each stage. */
  readonly stageLines: number[];
  startLine: number;
  /** Whether any line is of the course, right or wrong. */
  hasCourse: boolean;
}

const STAGE = /^(\d[\d:.]*)\s+([a-z]+)\s*(?::\s*(.*))?$/iu;
const REPEAT = /^repeat\s+(\d{1,9})$/iu;
const FIELD = /^(name|start|fade)\s*:\s*(.*)$/iu;

type Problem = string | null;

/** Most faulty lines that are told of. */
const MOST_FAULTS = 20;

const NO_STAGE = 'This loop has no stage in it.';
const TOO_DEEP = 'Loops can be nested at most four deep.';
const TOO_MANY_STAGES = `A program has at most ${MOST_STAGES} stages.`;

/** What is wrong with every line from the one on that it is said of. */
const OF_ALL_THAT_FOLLOWS: readonly Problem[] = [TOO_DEEP, TOO_MANY_STAGES];

function readField(draft: Draft, field: string, text: string, line: number): Problem {
  if (field === 'name') {
    if (draft.name !== undefined) return 'The name is given twice.';
    draft.name = text;
    return null;
  }
  if (field === 'fade') {
    const fadeMs = parseTime(text);
    if (fadeMs === null) return `“${shown(text)}” is not a time; write it as 1:00.`;
    if (draft.fadeMs !== undefined) return 'The fade is given twice.';
    draft.fadeMs = fadeMs;
    return null;
  }
  if (draft.start !== undefined) return 'The start is given twice.';
  draft.start = {};
  draft.startLine = line;
  const start = readMoment(text);
  if (!start.ok) return start.reason;
  draft.start = start.value;
  return missingWords(start.value);
}

function readStage([, length = '', way = '', values]: RegExpExecArray): Result<Stage, string> {
  const lengthMs = parseTime(length);
  if (lengthMs === null) {
    return failed(`“${shown(length)}” is not a length of time; write it as 30:00 or 1:30:00.`);
  }
  if (lengthMs < SHORTEST_STAGE_MS || lengthMs > LONGEST_PROGRAM_MS) {
    return failed(STAGE_LENGTH_ERROR);
  }
  const curve = CURVES.find((name) => name === way.toLowerCase());
  if (curve === undefined) {
    return failed(`“${shown(way)}” is not a way to get there; it is one of ${CURVES.join(', ')}.`);
  }
  const to = values === undefined ? ok({}) : readMoment(values);
  return to.ok ? ok({ kind: 'stage', lengthMs, curve, to: to.value }) : to;
}

function openLoop(draft: Draft, times: number, line: number): Problem {
  if (draft.open.length > DEEPEST_LOOPS) return TOO_DEEP;
  draft.open.push({ course: [], times, line });
  return times < LOOP_TIMES.min || times > LOOP_TIMES.max
    ? `A loop plays ${LOOP_TIMES.min} to ${LOOP_TIMES.max} times.`
    : null;
}

function closeLoop(draft: Draft): Problem {
  if (draft.open.length < 2) return 'This ends a loop, but none is open.';
  const loop = draft.open.pop();
  if (loop === undefined || loop.course.length === 0) return NO_STAGE;
  draft.open.at(-1)?.course.push({ kind: 'loop', times: loop.times, course: loop.course });
  return null;
}

function readLine(draft: Draft, text: string, line: number): Problem {
  const field = FIELD.exec(text);
  if (field) return readField(draft, field[1]?.toLowerCase() ?? '', field[2] ?? '', line);
  draft.hasCourse = true;
  const repeat = REPEAT.exec(text);
  if (repeat) return openLoop(draft, Number(repeat[1]), line);
  if (text.toLowerCase() === 'end') return closeLoop(draft);
  const words = STAGE.exec(text);
  if (!words) {
    return `“${shown(text)}” is not a stage. A stage is a length and a way: 30:00 straight: fast 10 Hz.`;
  }
  draft.stageLines.push(line);
  if (draft.stageLines.length > MOST_STAGES) return TOO_MANY_STAGES;
  const stage = readStage(words);
  if (!stage.ok) return stage.reason;
  draft.open.at(-1)?.course.push(stage.value);
  return null;
}

const NO_STAGES =
  'It has no stage. A stage is a line with a length and a way: 30:00 straight: fast 10 Hz.';

/** What the whole lacks, beside what is wrong with its lines. */
function lacksOf({ name, start, open: [, loop], hasCourse }: Draft): readonly string[] {
  return [
    loop && `The loop that begins on line ${loop.line} has no end.`,
    name === undefined && 'It has no line “name: …”.',
    start === undefined && 'It has no line “start: …”.',
    !hasCourse && NO_STAGES,
  ].filter((lack) => typeof lack === 'string');
}

function finished(draft: Draft): Result<Program, readonly string[]> {
  const { name = '', start, fadeMs = DEFAULT_FADE_MS, open } = draft;
  const read = readProgram({ name: name.trim(), start, course: open[0]?.course, fadeMs });
  return read.ok ? read : failed(read.reason.map((sentence) => withLine(sentence, draft)));
}

/** A sentence about the start or a stage, with the line that it stands on. */
function withLine(sentence: string, { startLine, stageLines }: Draft): string {
  return sentence
    .replace(/^At the start:/u, `Line ${startLine}, at the start:`)
    .replace(/^Stage (\d+):/u, (place, stage) => {
      const line = stageLines[Number(stage) - 1];
      return line === undefined ? place : `Line ${line}, stage ${stage}:`;
    });
}

/** What is wrong with the lines of a text, and whether all of them were read. */
interface Faults {
  readonly faults: readonly string[];
  readonly isWhole: boolean;
}

/** Reads the lines of a text into a draft, and says what is wrong with those that are. */
function faultsOf(draft: Draft, text: string): Faults {
  const faults: string[] = [];
  let isHeaded = false;
  for (const [index, whole] of text.split('\n').entries()) {
    const line = whole.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (!isHeaded && line.toLowerCase() !== TEXT_HEADING) {
      return {
        faults: [`A program’s text begins with the line “${TEXT_HEADING}”.`],
        isWhole: false,
      };
    }
    const isTooLong = line.length > LONGEST_LINE;
    const problem = isHeaded && !isTooLong ? readLine(draft, line, index + 1) : null;
    isHeaded = true;
    // A loop whose lines are faulty is not empty as well.
    const isFollowed = problem === NO_STAGE && faults.length > 0;
    if (isTooLong) faults.push(`Line ${index + 1} is too long for a program.`);
    else if (problem !== null && !isFollowed) faults.push(`Line ${index + 1}: ${problem}`);
    if (faults.length >= MOST_FAULTS || OF_ALL_THAT_FOLLOWS.includes(problem)) {
      return { faults, isWhole: false };
    }
  }
  return isHeaded
    ? { faults, isWhole: true }
    : { faults: ['The text is empty, so there is no program in it.'], isWhole: false };
}

/**
 * Reads a program's text. Empty lines, indents and lines that begin with # say nothing. A refusal is sentences: one of each
 * faulty line, with its number, or what the whole lacks.
 */
export function readProgramText(text: string): Result<Program, readonly string[]> {
  if (text.length > LONGEST_TEXT) {
    return failed([`This text is longer than a program can be (${LONGEST_TEXT} characters).`]);
  }
  const draft: Draft = {
    open: [{ course: [], times: 1, line: 0 }],
    stageLines: [],
    startLine: 0,
    hasCourse: false,
  };
  const { faults, isWhole } = faultsOf(draft, text);
  const lacks = isWhole ? lacksOf(draft) : [];
  const all = [...faults, ...lacks].slice(0, MOST_FAULTS);
  return all.length > 0 ? failed(all) : finished(draft);
}

/** Reads a program's text as {@link readProgramText} does; a refusal is all of its sentences. */
export function parseProgram(text: string): Result<Program, string> {
  const read = readProgramText(text);
  return read.ok ? read : failed(read.reason.join(' '));
}
