import type { Milliseconds } from '../../units.ts';
import { readyMadeLines } from './ready-made.ts';
import type { LineNote } from './sbg-file.ts';
import { MOST_OPTION_NOTES } from './sbg-limits.ts';

/** What the option lines of a file come to. */
export interface SbgOptions {
  readonly fadeMs: Milliseconds;
  readonly ends: boolean;
  /** Whether it begins with its first point, whatever the time of day. */
  readonly begins: boolean;
  /** Lines of a course that an option stands for; empty where none does. */
  readonly course: readonly string[];
  /** Why the file cannot be read any further; null where it can. */
  readonly problem: string | null;
}

/** Before any option: fades of a minute, round the clock. */
export const NO_OPTIONS: SbgOptions = {
  fadeMs: 60_000,
  ends: false,
  begins: false,
  course: [],
  problem: null,
};

/** Options that take the next word with them. */
const WITH_VALUE = new Set('bBcdFHkKLmMoqrRTVwWZ');

/** Options that are used, that this file's course does not depend on, or that say what is done anyway. */
const SILENT = new Set('ESFQDNAnhO');

const TOO_MANY_NOTES = `More than ${MOST_OPTION_NOTES} options up to here are not used.`;

const LONGEST_FADE_MS = 3_600_000;

function fadeFrom(value: string | undefined): Milliseconds | null {
  const ms = /^\d{1,9}$/u.test(value ?? '') ? Number(value) : Number.NaN;
  return ms <= LONGEST_FADE_MS ? ms : null;
}

function noteOf(letter: string, value: string, line: number): LineNote | null {
  if (SILENT.has(letter)) return null;
  const what = value === '' ? `-${letter}` : `-${letter} ${value.slice(0, 60)}`;
  const why = letter === 'm' ? 'the sound file stays where it is, and is not played' : 'not used';
  return { line, sentence: `The option ${what}: ${why}.` };
}

/** Takes one option line, laid over the options so far; what is to be said of it is added to `notes`. */
export function readOptions(
  words: readonly string[],
  line: number,
  before: SbgOptions,
  notes: LineNote[],
): SbgOptions {
  let options = before;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!/^-[A-Za-z]+$/u.test(word)) {
      return { ...options, problem: `“${word.slice(0, 40)}” is not an option.` };
    }
    for (const letter of word.slice(1)) {
      if (letter === 'i' || letter === 'p') {
        return withCourse(options, letter, words.slice(at + 1));
      }
      const value = WITH_VALUE.has(letter) ? (words[(at += 1)] ?? '') : '';
      const note = noteOf(letter, value, line);
      if (note !== null) notes.push(note);
      if (notes.length > MOST_OPTION_NOTES) return { ...options, problem: TOO_MANY_NOTES };
      options = withOption(options, letter, value);
      if (options.problem !== null) return options;
    }
  }
  return options;
}

/** All words behind -i are one tone set; those behind -p say which ready-made course it is. */
function withCourse(options: SbgOptions, letter: 'i' | 'p', words: readonly string[]): SbgOptions {
  if (letter === 'i') {
    return { ...options, course: [`immediate: ${words.join(' ')}`, '00:00 immediate'] };
  }
  const lines = readyMadeLines(words);
  if (!lines.ok) return { ...options, problem: lines.reason };
  return { ...options, ends: true, begins: true, course: lines.value };
}

function withOption(options: SbgOptions, letter: string, value: string): SbgOptions {
  if (letter === 'E') return { ...options, ends: true };
  if (letter === 'S') return { ...options, begins: true };
  if (letter === 'F') {
    const fadeMs = fadeFrom(value);
    if (fadeMs !== null) return { ...options, fadeMs };
    return { ...options, problem: 'The option -F takes whole milliseconds, at most an hour.' };
  }
  return options;
}
