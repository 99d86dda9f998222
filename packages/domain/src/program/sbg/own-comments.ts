import type { Program } from '../program.ts';
import { parseProgram } from '../text/parse-program.ts';
import { printProgram } from '../text/print-program.ts';
import type { LineNote } from './sbg-file.ts';

/** What our comments begin with; SBaGen passes over them without a word. */
const MARK = '#~';
const SEAL = 'lines ';

/** A short mark of the lines that SBaGen plays (FNV-1a, 32 bits): whether they are as they were written, not by whom. */
function sealOf(lines: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of lines.join('\n')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The lines of a text that say something to SBaGen. */
function playedLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => (line.includes('#') ? line.slice(0, line.indexOf('#')) : line).trim())
    .filter((line) => line !== '');
}

/** A program as comments for a file with these lines. */
export function commentLines(program: Program, played: string): readonly string[] {
  const text = printProgram(program).trimEnd().split('\n');
  return [...text, `${SEAL}${sealOf(playedLines(played))}`].map((line) => `${MARK} ${line}`);
}

/** What our comments in a file say: the program, or why it is not what counts, or nothing. */
export function ownComments(text: string): {
  readonly program: Program | null;
  readonly notes: readonly LineNote[];
} {
  const comments = text
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => line.slice(MARK.length + 1));
  const seal = comments
    .findLast((line) => line.startsWith(SEAL))
    ?.slice(SEAL.length)
    .trim();
  if (seal === undefined) return { program: null, notes: [] };
  const refused = (sentence: string) => ({ program: null, notes: [{ line: 0, sentence }] });
  if (seal !== sealOf(playedLines(text))) {
    return refused(
      'The lines that SBaGen plays were changed after Overtone wrote them, so they are used, and the light’s course in the comments is not.',
    );
  }
  const read = parseProgram(comments.filter((line) => !line.startsWith(SEAL)).join('\n'));
  if (read.ok) return { program: read.value, notes: [] };
  return refused(
    `The course in the comments cannot be read (${read.reason}), so the lines are used.`,
  );
}
