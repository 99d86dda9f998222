import type { Hertz } from '@overtone/domain/units';
import {
  goalAt,
  heldAt,
  RAMP_PIECES,
  RAMP_S,
  type RampMove,
  rampPieces,
  type RampPiece,
  runsBeyond,
} from '@overtone/engine/audio/ramp-course';
import type { RampScore } from '../score/ramp-score.ts';

/** One of a score's moves. */
function moveAt(score: RampScore, index: number): RampMove {
  const { initial, at, start } = score;
  return {
    from: index === 0 ? initial : goalAt(goalOf(score, index - 1), at[index]!),
    start: start[index]!,
    ...goalOf(score, index),
  };
}

function goalOf({ at, to, wayTo, wayUntil }: RampScore, index: number) {
  const until = wayUntil[index]!;
  const way = until > at[index]! ? { to: wayTo[index]!, until } : undefined;
  return { at: at[index]!, to: to[index]!, way };
}

/** From when on a value stands where one of a score's moves has led it. */
export function endOfMove({ at, wayUntil }: RampScore, index: number): number {
  return Math.max(at[index]! + RAMP_S, wayUntil[index]!);
}

/** The straight pieces of one of a score's moves. */
export function piecesOfMove(score: RampScore, index: number): RampPiece[] {
  const last = moveAt(score, index);
  const moves = [last];
  for (let i = index - 1; i >= 0 && runsBeyond({ at: score.at[i]! }, last.at); i -= 1) {
    moves.unshift(heldAt(moveAt(score, i), score.at[i + 1]!));
  }
  return rampPieces(moves);
}

/** Index of the last move that has begun by a time; -1 before the first. `near` is where to look first. */
export function moveIndexAt({ at }: RampScore, time: number, near: number): number {
  let index = Math.min(Math.max(near, -1), at.length - 1);
  while (index >= 0 && at[index]! > time) index -= 1;
  while (index + 1 < at.length && at[index + 1]! <= time) index += 1;
  return index;
}

/** Reads a value off its score, sample by sample. */
export interface RampReader {
  /** Writes `count` values from sample `first` on into `out`; or, of a value that stands for all of them, gives it back. */
  read(out: Float64Array, first: number, count: number): number | null;
}

/** A reader that is quickest where it is asked onwards. */
export function rampReader(score: RampScore, sampleRate: Hertz): RampReader {
  let index = -1;
  let piecesOf = -1;
  let pieces: RampPiece[] = [];
  const sampleAfter = (time: number) => Math.ceil(time * sampleRate);

  function pieceAt(time: number): RampPiece {
    if (piecesOf !== index) {
      pieces = piecesOfMove(score, index);
      piecesOf = index;
    }
    const place = Math.floor(((time - score.at[index]!) * RAMP_PIECES) / RAMP_S);
    return pieces[Math.min(RAMP_PIECES - 1, Math.max(0, place))]!;
  }

  return {
    read(out, first, count) {
      for (let i = 0; i < count;) {
        const time = (first + i) / sampleRate;
        index = moveIndexAt(score, time, index);
        const next = index + 1 < score.at.length ? sampleAfter(score.at[index + 1]!) : Infinity;
        if (index < 0 || !runsBeyond({ at: score.at[index]! }, time)) {
          const value = index < 0 ? score.initial : score.to[index]!;
          const end = Math.max(i + 1, Math.min(count, next - first));
          if (i === 0 && end === count) return value;
          out.fill(value, i, end);
          i = end;
          continue;
        }
        const { from, to, start, end: goal } = pieceAt(time);
        const end = Math.max(i + 1, Math.min(count, next - first, sampleAfter(to) - first));
        const slope = (goal - start) / (to - from);
        for (; i < end; i += 1) out[i] = start + slope * ((first + i) / sampleRate - from);
      }
      return null;
    },
  };
}
