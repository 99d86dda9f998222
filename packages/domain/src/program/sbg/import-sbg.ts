import { failed, ok, type Result } from '../../result.ts';
import type { Milliseconds } from '../../units.ts';
import { readProgram } from '../check-program.ts';
import { MOST_STAGES, NAME_LENGTH, SHORTEST_STAGE_MS } from '../limits.ts';
import { normalForm } from '../normal-form.ts';
import { type Moment, MOMENT_KEYS, type Program, type Stage } from '../program.ts';
import { fileNotes } from './file-notes.ts';
import { ownComments } from './own-comments.ts';
import { momentsOf, QUIET } from './moments.ts';
import { endFadeOf, type Piece, piecesOf } from './pieces.ts';
import { readSbg, sizeProblem } from './read-sbg.ts';
import type { LineNote, SbgFile } from './sbg-file.ts';
import { voiceNotes } from './voice-notes.ts';

/** A program made from a file, and what is otherwise in it than the file says. */
export interface ImportedSbg {
  readonly program: Program;
  readonly notes: readonly LineNote[];
}

/** How long a sudden change takes of a stretch that then moves on. */
const STEP_MS: Milliseconds = SHORTEST_STAGE_MS;

function isSame(one: Moment, other: Moment): boolean {
  return MOMENT_KEYS.every((key) => one[key] === other[key]);
}

/** The stages of one stretch, and what stands after it. */
function stagesOf(piece: Piece, before: Moment, lengthMs: Milliseconds) {
  const [from, to] = momentsOf(piece, before);
  const stage = (curve: Stage['curve'], ms: Milliseconds, moment: Moment): Stage => ({
    kind: 'stage',
    lengthMs: ms,
    curve,
    to: moment,
  });
  if (isSame(from, to)) return { stages: [stage('hold', lengthMs, to)], after: to };
  if (isSame(from, before)) return { stages: [stage('straight', lengthMs, to)], after: to };
  if (lengthMs < 2 * STEP_MS) return { stages: [stage('hold', lengthMs, to)], after: to };
  const stages = [stage('hold', STEP_MS, from), stage('straight', lengthMs - STEP_MS, to)];
  return { stages, after: to };
}

/** Stretches shorter than a stage may be give their time to the next, at the end to the one before. */
function longEnough(pieces: readonly Piece[]): readonly (readonly [Piece, Milliseconds])[] {
  const kept: [Piece, Milliseconds][] = [];
  let owedMs = 0;
  for (const piece of pieces) {
    const lengthMs = piece.endMs - piece.startMs + owedMs;
    owedMs = lengthMs < SHORTEST_STAGE_MS ? lengthMs : 0;
    if (owedMs === 0) kept.push([piece, lengthMs]);
  }
  const last = kept.at(-1);
  if (last) last[1] += owedMs;
  return kept;
}

/** What a program may be called of a text; empty where nothing of it is left. */
function nameIn(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .trim();
}

/** What the file calls itself, else the name that it goes under, without its ending. */
function nameOf({ title }: SbgFile, fileName: string): string {
  const known = [title, fileName.replace(/\.(?:sbg|txt)$/iu, '')].map(nameIn);
  return known.find((name) => name !== '') ?? 'From an .sbg file';
}

function convert(
  file: SbgFile,
  fileName: string,
  pieces: readonly Piece[],
): Result<Program, readonly LineNote[]> {
  const refuse = (sentences: readonly string[]) =>
    failed(sentences.map((sentence) => ({ line: 0, sentence })));
  const [first] = pieces;
  const start = first ? momentsOf(first, QUIET)[0] : QUIET;
  const course: Stage[] = [];
  let state = start;
  for (const [piece, lengthMs] of longEnough(pieces)) {
    const { stages, after } = stagesOf(piece, state, lengthMs);
    course.push(...stages);
    state = after;
    if (course.length > MOST_STAGES) {
      return refuse([`It comes to more than ${MOST_STAGES} stages, which is the most that play.`]);
    }
  }
  const read = readProgram({
    name: nameOf(file, fileName),
    start,
    course,
    fadeMs: endFadeOf(pieces),
  });
  return read.ok ? ok(normalForm(read.value)) : refuse(read.reason);
}

/**
 * Makes a program of an .sbg file. A file that we wrote, whose lines are as we wrote them, is the program that it was
 * made from, light and all. Of others, which go under the name `fileName` where they give themselves none, what we do otherwise comes line by line; a refusal too.
 */
export function importSbg(text: string, fileName = ''): Result<ImportedSbg, readonly LineNote[]> {
  const own = sizeProblem(text) === null ? ownComments(text) : null;
  if (own?.program) return ok({ program: own.program, notes: [] });
  const file = readSbg(text);
  if (!file.ok) return file;
  const pieces = piecesOf(file.value);
  const program = convert(file.value, fileName, pieces);
  if (!program.ok) return program;
  const notes = [
    ...(own?.notes ?? []),
    ...fileNotes(file.value, pieces),
    ...file.value.notes,
    ...voiceNotes(file.value),
  ];
  return ok({ program: program.value, notes });
}
