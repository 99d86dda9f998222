import { SHORTEST_STAGE_MS } from '../limits.ts';
import type { Piece } from './pieces.ts';
import type { LineNote } from './sbg-file.ts';

function shortSentence(pieces: readonly Piece[]): string | null {
  const isShort = ({ startMs, endMs }: Piece) => endMs - startMs < SHORTEST_STAGE_MS;
  if (!pieces.some(isShort)) return null;
  return 'What lasts less than a second is left out, and what stands beside it takes its time.';
}

/** What we do otherwise than the file says and no single line stands for; each thing once. */
export function fileNotes(pieces: readonly Piece[]): readonly LineNote[] {
  return [shortSentence(pieces)].flatMap((sentence) =>
    sentence === null ? [] : [{ line: 0, sentence }],
  );
}
