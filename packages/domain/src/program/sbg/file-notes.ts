import { NAME_LENGTH, SHORTEST_STAGE_MS } from '../limits.ts';
import type { Moment } from '../program.ts';
import { chosenOf, momentsOf, type Part, QUIET } from './moments.ts';
import { endFadeOf, hasEnd, type Piece } from './pieces.ts';
import type { LineNote, SbgFile } from './sbg-file.ts';

function shortSentence(pieces: readonly Piece[]): string | null {
  const isShort = ({ startMs, endMs }: Piece) => endMs - startMs < SHORTEST_STAGE_MS;
  if (!pieces.some(isShort)) return null;
  return 'What lasts less than a second is left out, and what stands beside it takes its time.';
}

/** Whether voices that a tone set is told to give at one end are not those that the stretch as a whole takes. */
function takesOthers(piece: Piece): boolean {
  const whole = chosenOf(piece);
  return (['from', 'to'] as const).some((end) => {
    const alone = chosenOf({ from: piece[end], to: piece[end] });
    return (['main', 'slow', 'fast', 'noise'] as const).some(
      (part) => alone[part] !== null && alone[part][end] !== whole[part]?.[end],
    );
  });
}

function choiceSentence(pieces: readonly Piece[]): string | null {
  if (!pieces.some(takesOthers)) return null;
  return 'Which voices count is settled for a slide as a whole: the loudest over all of it, and one whose beat is slower or faster throughout.';
}

function slidesOverNone(part: Part | null): boolean {
  return (
    part !== null && part.from.beatHz !== part.to.beatHz && part.from.beatHz * part.to.beatHz <= 0
  );
}

function noneSentence(pieces: readonly Piece[]): string | null {
  const isOver = (piece: Piece) => {
    const { slow, fast } = chosenOf(piece);
    return slidesOverNone(slow) || slidesOverNone(fast);
  };
  if (!pieces.some(isOver)) return null;
  return 'Where a beat slides to, from or through 0 Hz, the rhythm does not: it goes straight between the frequencies at both ends, and comes or goes as a whole.';
}

function lightSentence(pieces: readonly Piece[]): string | null {
  const moments = pieces.flatMap((piece) => momentsOf(piece, QUIET));
  const lit = moments.find(({ strength }) => strength > 0);
  if (!lit) return null;
  return `Its lines say sound alone: light is added, which follows the beats at a strength of ${Math.round(100 * lit.strength)}%.`;
}

function titleSentence({ title }: SbgFile): string | null {
  return title.length > NAME_LENGTH ? `Its title is cut to ${NAME_LENGTH} characters.` : null;
}

function clockSentence({ byClock }: SbgFile): string | null {
  if (!byClock) return null;
  return 'Its times of day are not kept: it begins with its first point whenever it is started.';
}

/** Whether it is heard that one moment follows another at once. */
function isJump(before: Moment, after: Moment): boolean {
  const sounds = before.volume > 0 || after.volume > 0;
  const tone = ['slowHz', 'fastHz', 'carrierHz'] as const;
  return (
    before.volume !== after.volume ||
    before.soundVolume !== after.soundVolume ||
    (after.soundVolume > 0 && before.sound !== after.sound) ||
    (sounds && tone.some((key) => before[key] !== after[key]))
  );
}

function jumpSentence(pieces: readonly Piece[]): string | null {
  const moments = pieces.map((piece) => momentsOf(piece, QUIET));
  const jumpsIntoSlide = moments.some(([from, to], i) => {
    const before = moments[i - 1]?.[1];
    return before !== undefined && isJump(before, from) && isJump(from, to);
  });
  if (!jumpsIntoSlide) return null;
  return 'Where it jumps into a slide, the slide begins a second later.';
}

/** What is said of an end that the file has not, or not so. */
function endSentence(file: SbgFile, pieces: readonly Piece[]): string | null {
  if (!hasEnd(file)) {
    return 'It goes round the clock without an end; here it plays once, for 24 hours.';
  }
  if (endFadeOf(pieces) === 0) return null;
  return 'It ends while it sounds; here a fade of a minute follows.';
}

/** What we do otherwise than the file says and no single line stands for; each thing once. */
export function fileNotes(file: SbgFile, pieces: readonly Piece[]): readonly LineNote[] {
  return [
    titleSentence(file),
    lightSentence(pieces),
    clockSentence(file),
    endSentence(file, pieces),
    jumpSentence(pieces),
    shortSentence(pieces),
    choiceSentence(pieces),
    noneSentence(pieces),
  ].flatMap((sentence) => (sentence === null ? [] : [{ line: 0, sentence }]));
}
