import type { Seconds } from '@overtone/domain/units';

/** Length of every change of a gain or a carrier, inside the product's 50-100 ms. */
export const RAMP_S: Seconds = 0.08;

/** Straight pieces that draw the length of one ramp: fine enough that no corner is heard. */
const PIECES = 32;

interface Piece {
  readonly from: Seconds;
  readonly to: Seconds;
  readonly start: number;
  readonly end: number;
}

/** One raised cosine: `change` is taken up in {@link RAMP_S} from `at` on. */
interface Move {
  readonly at: Seconds;
  readonly change: number;
}

/** The only way that a gain or a carrier frequency changes. */
export interface RampedParam {
  /** Moves smoothly from wherever the parameter is at `at` to `target`, arriving {@link RAMP_S} later. */
  to(target: number, at: Seconds): void;
  /** Value at a time, by the schedule made so far. */
  valueAt(time: Seconds): number;
}

function pieceValue({ from, to, start, end }: Piece, time: Seconds): number {
  return start + ((end - start) * (time - from)) / (to - from);
}

function taken({ at, change }: Move, time: Seconds): number {
  const share = Math.min(1, Math.max(0, (time - at) / RAMP_S));
  return change * (0.5 - 0.5 * Math.cos(Math.PI * share));
}

/**
 * Takes charge of a parameter. A ramp may begin in the middle of another: the earlier one runs out beneath the new one,
 * so that the speed of the change does not jump either, which would be heard as a click. The sum of both stays between
 * the values that they lead from and to.
 */
export function rampedParam(param: AudioParam, initial: number, at: Seconds): RampedParam {
  param.setValueAtTime(initial, at);
  let settled = initial;
  let goal = initial;
  let moves: Move[] = [];
  let pieces: Piece[] = [];

  function valueAt(time: Seconds): number {
    let value = pieces[0]?.start ?? settled;
    for (const piece of pieces) {
      if (time < piece.from) return value;
      if (time < piece.to) return pieceValue(piece, time);
      value = piece.end;
    }
    return value;
  }

  function settleBefore(time: Seconds): void {
    for (const { at, change } of moves) if (at + RAMP_S <= time) settled += change;
    moves = moves.filter(({ at }) => at + RAMP_S > time);
  }

  function to(target: number, at: Seconds): void {
    if (goal === target) return;
    const now = valueAt(at);
    param.linearRampToValueAtTime(now, at);
    param.cancelScheduledValues(at + Number.EPSILON * Math.max(1, at) * 4);
    settleBefore(at);
    moves.push({ at, change: target - goal });
    goal = target;
    const height = (piece: number) => {
      if (piece === 0) return now;
      if (piece === PIECES) return target;
      const time = at + (RAMP_S * piece) / PIECES;
      return moves.reduce((sum, move) => sum + taken(move, time), settled);
    };
    pieces = Array.from({ length: PIECES }, (_, i) => ({
      from: at + (RAMP_S * i) / PIECES,
      to: at + (RAMP_S * (i + 1)) / PIECES,
      start: height(i),
      end: height(i + 1),
    }));
    for (const piece of pieces) param.linearRampToValueAtTime(piece.end, piece.to);
  }

  return { to, valueAt };
}
