import type { Seconds } from '@overtone/domain/units';
import { rampCourse, type RampCourse } from './ramp-course.ts';

/** A gain or a carrier frequency of the graph, on its course. */
export interface RampedParam extends Pick<RampCourse, 'valueAt'> {
  /** Moves smoothly from wherever the parameter is at `at` to `target`, arriving `RAMP_S` later. */
  to(target: number, at: Seconds): void;
}

/** Takes charge of a parameter: whatever it does from now on is a ramp of its course. */
export function rampedParam(param: AudioParam, initial: number, at: Seconds): RampedParam {
  param.setValueAtTime(initial, at);
  const course = rampCourse(initial);
  return {
    valueAt: course.valueAt,
    to(target, from) {
      const ramp = course.to(target, from);
      if (!ramp) return;
      param.linearRampToValueAtTime(ramp.move.start, from);
      param.cancelScheduledValues(from + Number.EPSILON * Math.max(1, from) * 4);
      for (const piece of ramp.pieces) param.linearRampToValueAtTime(piece.end, piece.to);
    },
  };
}
