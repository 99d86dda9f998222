import type { Hertz } from '@overtone/domain/units';
import type { RampPiece } from '@overtone/engine/audio/ramp-course';
import type { RampScore } from '../score/ramp-score.ts';
import { endOfMove, moveIndexAt, piecesOfMove } from './ramp-reader.ts';

const TURN = 2 * Math.PI;

function part(cycles: number): number {
  return cycles - Math.floor(cycles);
}

/** Cycles of a piece until a time within it: the exact integral of its straight frequency. */
function cyclesOf({ from, to, start, end }: RampPiece, time: number): number {
  const elapsed = time - from;
  return elapsed * (start + (0.5 * (end - start) * elapsed) / (to - from));
}

/** Cycles of the pieces of a move until a time. */
function cyclesUntil(pieces: readonly RampPiece[], time: number): number {
  let cycles = 0;
  for (const piece of pieces) {
    if (time <= piece.from) break;
    cycles += cyclesOf(piece, Math.min(time, piece.to));
  }
  return cycles;
}

/** Writes a sine whose frequency is a score's, `count` samples from `first` on. Its phase is 0 at sample 0. */
export type CarrierReader = (out: Float64Array, first: number, count: number) => void;

/**
 * A carrier in closed form: the phase at each move is worked out once, what follows is the integral of pieces. Where the
 * frequency stands, samples turn by one angle from the block's first, which is in closed form itself.
 */
export function carrierReader(score: RampScore, sampleRate: Hertz): CarrierReader {
  const { at, wayTo, initial } = score;
  /** Phase at each move, and from when the frequency stands after it. */
  const phases = new Float64Array(at.length);
  let index = -1;
  let piecesOf = -1;
  let pieces: RampPiece[] = [];

  function use(move: number): void {
    if (piecesOf === move) return;
    pieces = piecesOfMove(score, move);
    piecesOf = move;
  }

  function phaseAt(time: number): number {
    if (index < 0) return part(initial * time);
    use(index);
    const moved = phases[index]! + cyclesUntil(pieces, time);
    return part(moved + wayTo[index]! * Math.max(0, time - pieces.at(-1)!.to));
  }

  for (let i = 0; i < at.length; i += 1) {
    index = i - 1;
    phases[i] = phaseAt(at[i]!);
  }
  index = -1;

  return (out, first, count) => {
    const time = first / sampleRate;
    const last = (first + count - 1) / sampleRate;
    index = moveIndexAt(score, time, index);
    const stands = index < 0 || endOfMove(score, index) <= time;
    if (stands && !(at[index + 1]! <= last)) {
      turn(out, count, phaseAt(time), (index < 0 ? initial : wayTo[index]!) / sampleRate);
      return;
    }
    for (let i = 0; i < count; i += 1) {
      const now = (first + i) / sampleRate;
      index = moveIndexAt(score, now, index);
      out[i] = Math.sin(TURN * phaseAt(now));
    }
  };
}

/** Sines that are turned on side by side, since each waits for the one before it. */
const LANES = 4;

/** A sine that stands: each sample is an earlier one turned on, which keeps thirteen digits over a block. */
function turn(out: Float64Array, count: number, phase: number, cyclesPerSample: number): void {
  const cos = Math.cos(TURN * LANES * cyclesPerSample);
  const sin = Math.sin(TURN * LANES * cyclesPerSample);
  let x0 = Math.cos(TURN * phase);
  let y0 = Math.sin(TURN * phase);
  let x1 = Math.cos(TURN * (phase + cyclesPerSample));
  let y1 = Math.sin(TURN * (phase + cyclesPerSample));
  let x2 = Math.cos(TURN * (phase + 2 * cyclesPerSample));
  let y2 = Math.sin(TURN * (phase + 2 * cyclesPerSample));
  let x3 = Math.cos(TURN * (phase + 3 * cyclesPerSample));
  let y3 = Math.sin(TURN * (phase + 3 * cyclesPerSample));
  for (let i = 0; i < count; i += LANES) {
    out[i] = y0;
    out[i + 1] = y1;
    out[i + 2] = y2;
    out[i + 3] = y3;
    const next0 = x0 * cos - y0 * sin;
    const next1 = x1 * cos - y1 * sin;
    const next2 = x2 * cos - y2 * sin;
    const next3 = x3 * cos - y3 * sin;
    y0 = x0 * sin + y0 * cos;
    y1 = x1 * sin + y1 * cos;
    y2 = x2 * sin + y2 * cos;
    y3 = x3 * sin + y3 * cos;
    x0 = next0;
    x1 = next1;
    x2 = next2;
    x3 = next3;
  }
}
