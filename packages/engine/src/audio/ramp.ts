import type { Seconds } from '@overtone/domain/units';

/** Length of every change of a gain or a carrier, inside the product's 50-100 ms. */
export const RAMP_S: Seconds = 0.08;

/** Straight pieces that draw one raised-cosine ramp: fine enough that no corner is heard. */
const PIECES = 32;

interface Piece {
  readonly from: Seconds;
  readonly to: Seconds;
  readonly start: number;
  readonly end: number;
}

/** The only way that a gain or a carrier frequency changes. */
export interface RampedParam {
  /** Moves smoothly from wherever the parameter is at `at` to `target`, arriving `durationS` later. */
  to(target: number, at: Seconds, durationS?: Seconds): void;
  /** Value at a time, by the schedule made so far. */
  valueAt(time: Seconds): number;
}

function pieceValue({ from, to, start, end }: Piece, time: Seconds): number {
  return start + ((end - start) * (time - from)) / (to - from);
}

/**
 * Takes charge of a parameter. A ramp may begin in the middle of another: the running piece is ended on its own line
 * before the later ones are cancelled, so there is no instant at which the parameter stands elsewhere.
 */
export function rampedParam(param: AudioParam, initial: number, at: Seconds): RampedParam {
  param.setValueAtTime(initial, at);
  let settled = initial;
  let pieces: Piece[] = [];

  function valueAt(time: Seconds): number {
    let value = settled;
    for (const piece of pieces) {
      if (time < piece.from) return value;
      if (time < piece.to) return pieceValue(piece, time);
      value = piece.end;
    }
    return value;
  }

  function to(target: number, at: Seconds, durationS: Seconds = RAMP_S): void {
    const goal = pieces.at(-1)?.end ?? settled;
    if (goal === target) return;
    const start = valueAt(at);
    param.linearRampToValueAtTime(start, at);
    param.cancelScheduledValues(at + Number.EPSILON * Math.max(1, at) * 4);
    settled = start;
    pieces = Array.from({ length: PIECES }, (_, i) => {
      const height = (share: number) =>
        start + (target - start) * (0.5 - 0.5 * Math.cos(Math.PI * share));
      return {
        from: at + (durationS * i) / PIECES,
        to: at + (durationS * (i + 1)) / PIECES,
        start: height(i / PIECES),
        end: height((i + 1) / PIECES),
      };
    });
    for (const piece of pieces) param.linearRampToValueAtTime(piece.end, piece.to);
  }

  return { to, valueAt };
}
