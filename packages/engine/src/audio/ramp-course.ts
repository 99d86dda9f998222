import type { Seconds } from '@overtone/domain/units';

/** Length of every change of a gain or a carrier, inside the product's 50-100 ms. */
export const RAMP_S: Seconds = 0.08;

/** Straight pieces that draw the length of one ramp: fine enough that no corner is heard. */
export const RAMP_PIECES = 32;

/** A straight way on from a goal, which a carrier goes on while its stage leads it: from the begin of its move on. */
export interface StraightWay {
  readonly to: number;
  readonly until: Seconds;
}

/** One raised cosine: the way from one goal to the next is taken up in {@link RAMP_S} from `at` on. */
export interface RampMove {
  readonly at: Seconds;
  /** The goal until then. */
  readonly from: number;
  readonly to: number;
  /** Where the value really stands at `at`: an earlier ramp may not be over. */
  readonly start: number;
  /** Where the goal itself goes on to. */
  readonly way?: StraightWay | undefined;
}

/** Where the goal of a move is at a time. */
export function goalAt(
  { at, to, way }: Pick<RampMove, 'at' | 'to' | 'way'>,
  time: Seconds,
): number {
  if (!way || time <= at) return to;
  return time >= way.until ? way.to : to + ((way.to - to) * (time - at)) / (way.until - at);
}

/** A move whose goal stands still from a time on, since another has taken its place. */
export function heldAt(move: RampMove, time: Seconds): RampMove {
  if (!move.way || time >= move.way.until) return move;
  return { ...move, way: { to: goalAt(move, time), until: time } };
}

/** A straight piece of a ramp. */
export interface RampPiece {
  readonly from: Seconds;
  readonly to: Seconds;
  readonly start: number;
  readonly end: number;
}

/** Whether a ramp goes on after a time. */
export function runsBeyond({ at }: Pick<RampMove, 'at'>, time: Seconds): boolean {
  return at + RAMP_S > time;
}

function taken({ at, from, to }: RampMove, time: Seconds): number {
  const share = Math.min(1, Math.max(0, (time - at) / RAMP_S));
  return (to - from) * (0.5 - 0.5 * Math.cos(Math.PI * share));
}

/**
 * The pieces of the last of some moves; those before it are the ones that still run when it begins. An earlier ramp runs
 * out beneath the new one, so that the speed of the change does not jump either, which would be heard as a click. The sum
 * stays between the values that they lead from and to.
 */
export function rampPieces(moves: readonly RampMove[]): RampPiece[] {
  const [first] = moves;
  const last = moves.at(-1);
  if (!first || !last) return [];
  const { at, start, to, way } = last;
  if (way && moves.length === 1 && start === to) {
    return [{ from: at, to: way.until, start, end: way.to }];
  }
  const over = at + RAMP_S;
  const height = (piece: number) => {
    if (piece === 0) return start;
    if (piece === RAMP_PIECES) return goalAt(last, over);
    const time = at + (RAMP_S * piece) / RAMP_PIECES;
    const gone = (move: RampMove) => taken(move, time) + goalAt(move, time) - move.to;
    return moves.reduce((sum, move) => sum + gone(move), first.from);
  };
  const ramp = Array.from({ length: RAMP_PIECES }, (_, i) => ({
    from: at + (RAMP_S * i) / RAMP_PIECES,
    to: at + (RAMP_S * (i + 1)) / RAMP_PIECES,
    start: height(i),
    end: height(i + 1),
  }));
  if (!way || way.until <= over) return ramp;
  return [...ramp, { from: over, to: way.until, start: goalAt(last, over), end: way.to }];
}

/** The value that a piece has at a time within it. */
function pieceValue({ from, to, start, end }: RampPiece, time: Seconds): number {
  return start + ((end - start) * (time - from)) / (to - from);
}

/** How a value moves over time, as far as it has been said. */
export interface RampCourse {
  /**
   * Moves smoothly from wherever the value is at `at`, no earlier than any before, and goes on along `way` where there is one.
   * Null where it goes there already.
   */
  to(
    target: number,
    at: Seconds,
    way?: StraightWay,
  ): { readonly move: RampMove; readonly pieces: RampPiece[] } | null;
  readonly valueAt: (time: Seconds) => number;
}

/** The only way that a gain or a carrier frequency changes, live or rendered: a value that keeps to its last ramp. */
export function rampCourse(initial: number): RampCourse {
  let moves: RampMove[] = [];
  let pieces: RampPiece[] = [];

  function valueAt(time: Seconds): number {
    let value = pieces[0]?.start ?? initial;
    for (const piece of pieces) {
      if (time < piece.from) return value;
      if (time < piece.to) return pieceValue(piece, time);
      value = piece.end;
    }
    return value;
  }

  return {
    valueAt,
    to(target, at, way) {
      const before = moves.at(-1);
      const goal = before ? goalAt(before, at) : initial;
      const isOnWay = before?.way !== undefined && before.way.until > at;
      if (goal === target && !way && !isOnWay) return null;
      const move: RampMove = { at, from: goal, to: target, start: valueAt(at), way };
      const running = moves.filter((earlier) => runsBeyond(earlier, at));
      moves = [...running.map((earlier) => heldAt(earlier, at)), move];
      pieces = rampPieces(moves);
      return { move, pieces };
    },
  };
}
