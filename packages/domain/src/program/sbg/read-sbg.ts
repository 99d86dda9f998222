import { failed, ok, type Result } from '../../result.ts';
import { shown } from '../text/moment-words.ts';
import { NO_OPTIONS, readOptions, type SbgOptions } from './read-options.ts';
import { readFades, readTimeWord, readVoice, type TimeWord } from './read-words.ts';
import type { LineNote, Point, SbgFile, ToneSet, Voice, VoiceKind, Voices } from './sbg-file.ts';
import {
  DAY_MS,
  DEEPEST_BLOCKS,
  FULL_PERCENT,
  LONGEST_SBG,
  LONGEST_SBG_LINE,
  MOST_BAD_LINES,
  MOST_OPTION_NOTES,
  MOST_SBG_LINES,
  MOST_SBG_POINTS,
  MOST_VOICES,
  MOST_VOICES_READ,
} from './sbg-limits.ts';

/** A line of the timeline as it is written, in a block or not. */
interface TimeLine {
  readonly line: number;
  readonly time: TimeWord;
  readonly words: readonly string[];
}

type Definition =
  | { readonly kind: 'tones'; readonly set: ToneSet }
  | { readonly kind: 'block'; readonly lines: readonly TimeLine[] };

/** What has been read so far. */
interface Reading {
  options: SbgOptions;
  /** What is to be said of the options. */
  readonly notes: LineNote[];
  hasCourse: boolean;
  title: string;
  readonly names: Map<string, Definition>;
  /** All that are defined, those included whose name was given again. */
  readonly toneSets: ToneSet[];
  readonly points: Point[];
  /** Whether a time of day is among its times. */
  hasClockTime: boolean;
  /** Names of the shapes that are drawn so far. */
  readonly shapes: Set<string>;
  /** The block that is open. */
  block: { readonly name: string; readonly line: number; readonly lines: TimeLine[] } | null;
  lastBaseMs: number | null;
  /** Work still allowed for unfolding blocks. */
  budget: number;
  /** Voices of tone sets that may still be read, and of points. */
  setVoices: number;
  pointVoices: number;
}

/** Why a line is bad; null where it is not. */
type Problem = string | null;

const TOO_MANY_VOICES = `The file comes to more than ${MOST_VOICES_READ} voices up to here.`;

const DEFINITION = /^[A-Za-z][A-Za-z0-9_-]*:$/u;
const SHAPE_NAME = /^(?:wave|custom|noise|spin)\d{2}$/u;
const NAME = /^[A-Za-z][A-Za-z0-9_-]*$/u;
const PLAIN_NUMBER = /^[+-]?\d{1,9}(?:\.\d{0,30})?$|^[+-]?\.\d{1,30}$/u;

/** Kinds that sound nothing of their own: they work on the file that is mixed in. */
const WORKS_ON_MIX: ReadonlySet<VoiceKind> = new Set(['mixspin', 'mixpulse', 'mixbeat', 'mixam']);

/** What a voice counts for in the volume of its tone set. */
function percentOf(voice: Voice | null): number {
  return voice && !WORKS_ON_MIX.has(voice.kind) ? voice.percent : 0;
}

/** Voices that together come to more than all there is are lowered together. */
function levelled(voices: Voices, total: number): Voices {
  if (total <= FULL_PERCENT) return voices;
  return voices.map((voice) =>
    voice && percentOf(voice) > 0
      ? { ...voice, percent: (voice.percent * FULL_PERCENT) / total }
      : voice,
  );
}

function defineShape({ shapes }: Reading, name: string, words: readonly string[]): Problem {
  if (shapes.has(name)) return `“${name}” is drawn a second time.`;
  const numbers = /^e=\d$/u.test(words[0] ?? '') ? words.slice(1) : words;
  if (numbers.length < 2 || !numbers.every((word) => PLAIN_NUMBER.test(word))) {
    return 'A shape is drawn by at least two numbers, and by nothing else.';
  }
  shapes.add(name);
  return null;
}

/** Names of the shapes that a voice goes by. */
function shapesOf({ kind, drawn, shapes }: Voice): readonly string[] {
  return kind === 'wave' ? [...shapes, `wave${String(drawn).padStart(2, '0')}`] : shapes;
}

function defineTones(
  reading: Reading,
  name: string,
  words: readonly string[],
  line: number,
): Problem {
  if (words.length > MOST_VOICES) return `A tone set has at most ${MOST_VOICES} voices.`;
  reading.setVoices -= words.length;
  if (reading.setVoices < 0) return TOO_MANY_VOICES;
  const voices: (Voice | null)[] = [];
  for (const word of words) {
    const voice = readVoice(word);
    if (voice === undefined) return `“${shown(word)}” is not a voice.`;
    const missing = voice && shapesOf(voice).find((shape) => !reading.shapes.has(shape));
    if (missing) return `“${missing}” is not drawn before this line.`;
    voices.push(voice);
  }
  const writtenPercent = voices.reduce((sum, voice) => sum + percentOf(voice), 0);
  const set = { line, writtenPercent, voices: levelled(voices, writtenPercent) };
  reading.names.set(name, { kind: 'tones', set });
  reading.toneSets.push(set);
  return null;
}

function define(reading: Reading, name: string, words: readonly string[], line: number): Problem {
  if (SHAPE_NAME.test(name)) return defineShape(reading, name, words);
  if (words[0] !== '{') return defineTones(reading, name, words, line);
  if (words.length > 1) return 'Nothing can follow the { of a block.';
  reading.block = { name, line, lines: [] };
  return null;
}

function readBlockLine(reading: Reading, words: readonly string[], line: number): Problem {
  const { block } = reading;
  if (!block) return null;
  if (words[0] === '}') {
    reading.block = null;
    if (words.length > 1) return 'Nothing can follow the } of a block.';
    if (block.lines.length === 0) return 'This block is empty.';
    reading.names.set(block.name, { kind: 'block', lines: block.lines });
    return null;
  }
  const [first = '', ...rest] = words;
  const time = readTimeWord(first);
  if (!time || time.base !== null)
    return 'Every line of a block begins with a relative time, as +00:05.';
  block.lines.push({ line, time, words: rest });
  return null;
}

/** The time of a line on the clock, and what relative times after it are counted from. */
function timeOf(reading: Reading, { base, laterMs }: TimeWord): number | null {
  if (base !== null) reading.lastBaseMs = base === 'now' ? 0 : base;
  if (typeof base === 'number') reading.hasClockTime = true;
  return reading.lastBaseMs === null ? null : (reading.lastBaseMs + laterMs) % DAY_MS;
}

function place(reading: Reading, { line, time, words }: TimeLine, depth: number): Problem {
  reading.budget -= 1;
  if (reading.budget < 0) return `The timeline comes to more than ${MOST_SBG_POINTS} points.`;
  const timeMs = timeOf(reading, time);
  if (timeMs === null) return 'This relative time has no time before it to count from.';
  const fades = readFades(words[0] ?? '');
  const [name = '', slide, ...rest] = fades ? words.slice(1) : words;
  if (!NAME.test(name)) return `“${shown(name)}” is not the name of a tone set.`;
  if (rest.length > 0 || (slide !== undefined && slide !== '->')) {
    return `“${shown([slide, ...rest].join(' '))}” does not belong here.`;
  }
  const found = reading.names.get(name);
  if (!found) return `“${shown(name)}” is not defined before this line.`;
  if (found.kind === 'block') return unfold(reading, found.lines, time, depth);
  const { fadeIn, fadeOut } = fades ?? { fadeIn: 'through', fadeOut: 'through' };
  const { voices } = found.set;
  reading.pointVoices -= voices.length;
  if (reading.pointVoices < 0) return TOO_MANY_VOICES;
  reading.points.push({ line, timeMs, fadeIn, fadeOut, slides: slide === '->', voices });
  return null;
}

function unfold(
  reading: Reading,
  lines: readonly TimeLine[],
  { base, laterMs }: TimeWord,
  depth: number,
): Problem {
  if (depth >= DEEPEST_BLOCKS) return `Blocks name blocks more than ${DEEPEST_BLOCKS} deep.`;
  for (const { line, time, words } of lines) {
    const later = { base, laterMs: (laterMs + time.laterMs) % DAY_MS };
    const problem = place(reading, { line, time: later, words }, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}

function readLine(reading: Reading, words: readonly string[], line: number): Problem {
  const [first = '', ...rest] = words;
  if (reading.block) return readBlockLine(reading, words, line);
  if (first.startsWith('-')) {
    if (reading.hasCourse) return 'Options come before everything else.';
    const before = { ...reading.options, course: [] };
    reading.options = readOptions(words, line, before, reading.notes);
    return reading.options.problem ?? readCourse(reading, line);
  }
  reading.hasCourse = true;
  if (DEFINITION.test(first)) return define(reading, first.slice(0, -1), rest, line);
  const time = readTimeWord(first);
  if (!time)
    return `“${shown(first)}” is neither a time nor the name of a tone set with its colon.`;
  return place(reading, { line, time, words: rest }, 0);
}

/** Reads the lines that an option stands for, as if they stood on its own line. */
function readCourse(reading: Reading, line: number): Problem {
  const lines = reading.options.course;
  for (const text of lines) {
    const problem = readLine(reading, text.split(' '), line);
    if (problem !== null) return problem;
  }
  return null;
}

function finished(reading: Reading): Result<SbgFile, LineNote[]> {
  const { block, points, toneSets, options, notes, title, hasClockTime } = reading;
  if (block) return failed([{ line: block.line, sentence: 'This block has no } to end it.' }]);
  if (points.length === 0) return failed([{ line: 0, sentence: 'It has no timeline.' }]);
  const { fadeMs, ends, begins } = options;
  return ok({ title, toneSets, points, fadeMs, ends, byClock: hasClockTime && !begins, notes });
}

function isSpent({ budget, setVoices, pointVoices, notes }: Reading): boolean {
  return Math.min(budget, setVoices, pointVoices, MOST_OPTION_NOTES - notes.length) < 0;
}

function* linesOf(text: string): Generator<string> {
  for (let from = 0; from <= text.length;) {
    const end = text.indexOf('\n', from);
    yield text.slice(from, end === -1 ? text.length : end);
    from = end === -1 ? text.length + 1 : end + 1;
  }
}

/** What is said of a file that is too long to be looked at. */
export const TOO_LONG = `It is longer than ${LONGEST_SBG.toLocaleString('en')} characters.`;

const TOO_MANY_LINES = `It has more than ${MOST_SBG_LINES.toLocaleString('en')} lines.`;

function hasTooManyLines(text: string): boolean {
  let at = -1;
  for (let line = 0; line < MOST_SBG_LINES; line += 1) {
    at = text.indexOf('\n', at + 1);
    if (at === -1) return false;
  }
  return at < text.length - 1;
}

/** Why a file is not looked at, by its size alone; null where it is. */
export function sizeProblem(text: string): string | null {
  if (text.length > LONGEST_SBG) return TOO_LONG;
  return hasTooManyLines(text) ? TOO_MANY_LINES : null;
}

/** Reads an .sbg file. What is wrong with it comes as sentences, each with its line; one bad line refuses the file. */
export function readSbg(text: string): Result<SbgFile, readonly LineNote[]> {
  const refuse = (sentence: string, line = 0) => failed([{ line, sentence }]);
  const size = sizeProblem(text);
  if (size !== null) return refuse(size);
  const reading: Reading = {
    options: NO_OPTIONS,
    notes: [],
    hasCourse: false,
    title: '',
    names: new Map(),
    toneSets: [],
    points: [],
    hasClockTime: false,
    shapes: new Set(),
    block: null,
    lastBaseMs: null,
    budget: MOST_SBG_POINTS,
    setVoices: MOST_VOICES_READ,
    pointVoices: MOST_VOICES_READ,
  };
  const bad: LineNote[] = [];
  let line = 0;
  for (const whole of linesOf(text)) {
    line += 1;
    if (whole.length > LONGEST_SBG_LINE) return refuse('This line is too long.', line);
    const hash = whole.indexOf('#');
    if (reading.title === '' && whole.startsWith('##', hash))
      reading.title = whole.slice(hash + 2).trim();
    const words = (hash === -1 ? whole : whole.slice(0, hash)).split(/\s+/u).filter(Boolean);
    const sentence = words.length === 0 ? null : readLine(reading, words, line);
    if (sentence !== null) bad.push({ line, sentence });
    if (bad.length >= MOST_BAD_LINES || isSpent(reading)) break;
  }
  return bad.length > 0 ? failed(bad) : finished(reading);
}
