import { hzAt, phaseAt, type PhaseTrack } from '@overtone/domain/rhythm/phase';
import type { Cycles, Hertz, Seconds } from '@overtone/domain/units';

/** A straight piece of a frequency's way. */
export interface GlidePiece {
  readonly from: Seconds;
  readonly until: Seconds;
  readonly fromHz: Hertz;
  readonly untilHz: Hertz;
}

/** Within a piece the phase may be off by so much; at its ends it is exact. */
const LARGEST_ERROR: Cycles = 5e-6;

/** Between the exact phase and that of a straight piece there is this part of bend x length, at most. */
const BEND_TO_ERROR = 31;

/** The longest piece. Browsers work a ramp out in single precision, which a longer straight one would be heard to lag by. */
const LONGEST_S: Seconds = 0.5;

/** The shortest piece: far below a cycle of the fastest rhythm. */
const SHORTEST_S: Seconds = 0.001;

function bendOf(track: PhaseTrack, from: Seconds, until: Seconds): Hertz {
  const middle = hzAt(track, (from + until) / 2);
  return Math.abs(hzAt(track, from) + hzAt(track, until) - 2 * middle);
}

/** How far a piece is from straight. Its halves are asked too: a smooth way bends once to either side. */
function bend(track: PhaseTrack, from: Seconds, until: Seconds): Hertz {
  const middle = (from + until) / 2;
  const ofHalves = Math.max(bendOf(track, from, middle), bendOf(track, middle, until));
  return Math.max(bendOf(track, from, until), 4 * ofHalves);
}

/**
 * A gliding rhythm's frequency between two times as straight pieces, each of which has exactly the cycles that the rhythm
 * has in its time: so the phase is right at every joint, however many there are. The frequency may jump there by a little.
 */
export function glidePieces(track: PhaseTrack, from: Seconds, until: Seconds): GlidePiece[] {
  const pieces: GlidePiece[] = [];
  for (let at = from; at < until; at = pieces.at(-1)?.until ?? until) {
    let lengthS = Math.min(LONGEST_S, until - at);
    while (
      lengthS > SHORTEST_S &&
      (bend(track, at, at + lengthS) * lengthS) / BEND_TO_ERROR > LARGEST_ERROR
    ) {
      lengthS /= 2;
    }
    const end = until - (at + lengthS) < SHORTEST_S ? until : at + lengthS;
    const meanHz = (phaseAt(track, end) - phaseAt(track, at)) / (end - at);
    const halfRise = (hzAt(track, end) - hzAt(track, at)) / 2;
    pieces.push({ from: at, until: end, fromHz: meanHz - halfRise, untilHz: meanHz + halfRise });
  }
  return pieces;
}
