import {
  hzAt,
  lawCyclesAt,
  phaseAt,
  type PhaseTrack,
  withRegularPulses,
} from '@overtone/domain/rhythm/phase';
import { cyclesBefore, intervalAfter } from '@overtone/domain/rhythm/pulse-law';
import type { Cycles, Hertz, Seconds } from '@overtone/domain/units';
import { type GlidePiece, glidePieces } from './glide-pieces.ts';

/** Halvings until a time is known far better than a sample. */
const HALVINGS = 40;

/** When the law of a rising track has gone through so many cycles, between two times. */
function timeAt(track: PhaseTrack, cycles: Cycles, low: Seconds, high: Seconds): Seconds {
  const { glide } = track.way ?? {};
  if (!glide || glide.fromHz === glide.toHz) {
    return low + (cycles - lawCyclesAt(track, low)) / hzAt(track, low);
  }
  let [before, after] = [low, high];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (before + after) / 2;
    if (lawCyclesAt(track, middle) < cycles) before = middle;
    else after = middle;
  }
  return after;
}

/** The times between two at which the intervals of a track's law begin, on whole samples. */
function beginsOf(track: PhaseTrack, from: Seconds, until: Seconds, sampleRate: Hertz) {
  const { pulses } = track;
  if (!pulses) return [];
  const { law } = pulses;
  const first = intervalAfter(law, lawCyclesAt(track, from)) + 1;
  const last = intervalAfter(law, lawCyclesAt(track, until));
  const begins: Seconds[] = [];
  for (let interval = first; interval <= last; interval += 1) {
    const at = timeAt(track, cyclesBefore(law, interval), begins.at(-1) ?? from, until);
    begins.push(Math.round(at * sampleRate) / sampleRate);
  }
  return begins.filter((at) => at > from && at < until);
}

/**
 * The frequency between two times of a sound whose pulses follow a law: for each interval as many straight pieces as its glide
 * needs, one where the rhythm stands. They meet on whole samples, where an oscillator takes a frequency up, and each has
 * exactly the phase that the rhythm has in its time; so no error adds up, however many there are.
 *
 * @param track with pulses of a divisor of 1.
 */
export function pulsePieces(
  track: PhaseTrack,
  from: Seconds,
  until: Seconds,
  sampleRate: Hertz,
): GlidePiece[] {
  const joints = [from, ...beginsOf(track, from, until, sampleRate), until];
  const regular = withRegularPulses(track);
  return joints.slice(1).flatMap((end, i) => {
    const begin = joints[i] ?? from;
    const cycles = phaseAt(regular, end) - phaseAt(regular, begin);
    const slope = cycles > 0 ? (phaseAt(track, end) - phaseAt(track, begin)) / cycles : 1;
    return glidePieces(regular, begin, end).map((piece) => ({
      ...piece,
      fromHz: piece.fromHz * slope,
      untilHz: piece.untilHz * slope,
    }));
  });
}
