import { rampCourse, type StraightWay } from '@overtone/engine/audio/ramp-course';
import type { Seconds } from '@overtone/domain/units';

/** Every move of one value, in the order of time: plain numbers, so that a score can be handed to a worker. */
export interface RampScore {
  readonly initial: number;
  readonly at: Float64Array;
  readonly to: Float64Array;
  /** Where the value stands when the move begins. */
  readonly start: Float64Array;
  /** Where the goal goes on to, and until when; its own begin where it goes nowhere. */
  readonly wayTo: Float64Array;
  readonly wayUntil: Float64Array;
}

/** Writes the moves of one value down. */
export interface RampRecorder {
  to(target: number, at: Seconds, way?: StraightWay): void;
  readonly score: () => RampScore;
}

/** A recorder of a value that stands at `initial`. */
export function rampRecorder(initial: number): RampRecorder {
  const course = rampCourse(initial);
  const at: number[] = [];
  const to: number[] = [];
  const start: number[] = [];
  const wayTo: number[] = [];
  const wayUntil: number[] = [];
  return {
    to(target, from, way) {
      const ramp = course.to(target, from, way);
      if (!ramp) return;
      at.push(from);
      to.push(target);
      start.push(ramp.move.start);
      wayTo.push(way?.to ?? target);
      wayUntil.push(way?.until ?? from);
    },
    score: () => ({
      initial,
      at: Float64Array.from(at),
      to: Float64Array.from(to),
      start: Float64Array.from(start),
      wayTo: Float64Array.from(wayTo),
      wayUntil: Float64Array.from(wayUntil),
    }),
  };
}
