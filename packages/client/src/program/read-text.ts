import { readProgram } from '@overtone/domain/program/check-program';
import { isProgramFragment } from '@overtone/domain/program/link/fragment-start';
import { readFragment } from '@overtone/domain/program/link/read-link';
import type { Program } from '@overtone/domain/program/program';
import { importSbg } from '@overtone/domain/program/sbg/import-sbg';
import { TOO_LONG } from '@overtone/domain/program/sbg/read-sbg';
import type { LineNote } from '@overtone/domain/program/sbg/sbg-file';
import { LONGEST_SBG } from '@overtone/domain/program/sbg/sbg-limits';
import { readProgramText } from '@overtone/domain/program/text/parse-program';
import { TEXT_HEADING } from '@overtone/domain/program/text/print-program';
import { failed, ok, type Result } from '@overtone/domain/result';

/** A program that was read from somewhere, and what is otherwise in it than was said there. */
export interface ReadText {
  readonly program: Program;
  readonly notes: readonly LineNote[];
}

/** Longest text of any kind that is looked at, in characters; of our own kinds the longest are shorter. */
const LONGEST_READ = LONGEST_SBG;

/** Largest file that is opened, in bytes: what the longest text comes to where every character takes four. */
export const LARGEST_FILE = 4 * LONGEST_READ;

/** What came of a text: a program, or why there is none, sentence by sentence with its line. */
export type Reading = Result<ReadText, readonly LineNote[]>;

/** A sentence about the whole; line 0 is none of its lines. */
export function refused(sentence: string): Reading {
  return failed([{ line: 0, sentence }]);
}

function plainly(read: Result<Program, string>): Reading {
  return read.ok ? ok({ program: read.value, notes: [] }) : refused(read.reason);
}

/** What was read, or all that is wrong with it. */
function fully(read: Result<Program, readonly string[]>): Reading {
  return read.ok
    ? ok({ program: read.value, notes: [] })
    : failed(read.reason.map((sentence) => ({ line: 0, sentence })));
}

function readJson(text: string): Reading {
  try {
    return fully(readProgram(JSON.parse(text)));
  } catch {
    return refused('This begins like JSON data but doesn’t end like it; perhaps it was cut off.');
  }
}

const NOT_TEXT = 'This is not a text file.';
const NO_KIND = 'This is neither the text of a program, nor a link to one, nor an .sbg file.';
const NO_LINK =
  'This is the address of a page, and no link to a program: such a link holds “#program=” and what follows it.';
const LATER =
  'This text comes from a newer version of Overtone; update this one, then open the text again.';

/** Characters that are looked at to tell whether a file was ever text. */
const LOOKED_AT = 4000;
/** Share of characters that no text has at that many: a few may be of another encoding, in comments. */
const NOT_TEXT_SHARE = 0.1;

function isText(text: string): boolean {
  const begin = text.slice(0, LOOKED_AT);
  // oxlint-disable-next-line no-control-regex
  const strange = begin.match(/[\0-\x08\x0e-\x19\x1c-\x1f\ufffd]/gu)?.length ?? 0;
  return !begin.includes('\0') && strange <= begin.length * NOT_TEXT_SHARE;
}

/** Whether any line begins as one of an .sbg file does: with a time, an option, or the name of a tone set and its colon. */
function isLikeSbg(text: string): boolean {
  return /^[ \t]*(?:\+?\d{1,2}:\d\d|now\b|-[a-z]|\S{1,40}:(?!\/\/))/imu.test(text);
}

function readSbg(text: string, fileName: string): Reading {
  const read = importSbg(text, fileName);
  const isMeant = isLikeSbg(text) || /\.sbg$/iu.test(fileName);
  return read.ok || isMeant ? read : refused(NO_KIND);
}

/** Whether a first line is that of our text as another version writes it. */
function isOfAnotherVersion(line: string): boolean {
  return /^overtone program \d{1,6}$/u.test(line) && line !== TEXT_HEADING;
}

function firstLine(text: string): string {
  const lines = text.slice(0, 10_000).split('\n');
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith('#'));
  return first?.trim().toLowerCase() ?? '';
}

/**
 * Reads a program from a text of any kind that we know: our own, a link, data, or an .sbg file, which may have a name as a
 * file alone.
 */
export function readText(text: string, fileName = ''): Reading {
  if (text.length > LONGEST_READ) return refused(TOO_LONG);
  const trimmed = text.trim();
  if (trimmed === '') return refused('It is empty.');
  if (!isText(text)) return refused(NOT_TEXT);
  const fragment = /^\S*?#?(program=\S*)$/u.exec(trimmed.slice(0, 10_000))?.[1];
  if (fragment !== undefined && isProgramFragment(fragment)) return plainly(readFragment(fragment));
  if (trimmed.startsWith('{')) return readJson(trimmed);
  if (/^(?:https?:\/\/|www\.)\S+$/iu.test(trimmed.slice(0, 10_000))) return refused(NO_LINK);
  if (isOfAnotherVersion(firstLine(text))) return refused(LATER);
  if (firstLine(text) === TEXT_HEADING) return fully(readProgramText(text));
  return readSbg(text, fileName);
}
