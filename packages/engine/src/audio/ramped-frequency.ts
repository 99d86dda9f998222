import type { Hertz, Seconds } from '@overtone/domain/units';
import { rampCourse, type StraightWay } from './ramp-course.ts';

/** The frequency nearest to one asked for that an oscillator of a browser can have: a single. */
export function nodeHz(hz: Hertz): Hertz {
  return Math.fround(hz);
}

/** A carrier's frequency in the graph. */
export interface RampedFrequency {
  /** Moves smoothly to `asked` from `at` on, and goes on along `way`. */
  to(asked: Hertz, at: Seconds, way?: StraightWay): void;
  end(at: Seconds): void;
}

/**
 * Takes charge of an oscillator's frequency. The goal stands in the frequency itself, and what is left of the way to it
 * comes from a source of its own: browsers add up a ramp in single precision, step by step, which would let the phase
 * drift by what the digits of a whole frequency cannot hold.
 */
export function rampedFrequency(
  context: BaseAudioContext,
  oscillator: OscillatorNode,
  initial: Hertz,
  at: Seconds,
): RampedFrequency {
  let standing = nodeHz(initial);
  const course = rampCourse(nodeHz(initial));
  const { frequency } = oscillator;
  const left = new ConstantSourceNode(context, { offset: 0 });
  // A frequency holds for a sample and moves the phase by the cycles until the next, so it is that of the middle between.
  const earlier = 0.5 / context.sampleRate;
  frequency.setValueAtTime(initial, at);
  left.offset.setValueAtTime(0, at);
  left.connect(frequency);
  left.start(at);
  return {
    to(asked, at, way) {
      const from = Math.max(0, at - earlier);
      const ahead = way && { to: nodeHz(way.to), until: way.until - earlier };
      const ramp = course.to(nodeHz(asked), from, ahead);
      if (!ramp) return;
      const { start } = ramp.move;
      const target = ahead?.to ?? nodeHz(asked);
      frequency.setValueAtTime(target, from);
      left.offset.linearRampToValueAtTime(start - standing, from);
      standing = target;
      left.offset.cancelScheduledValues(from + Number.EPSILON * Math.max(1, from) * 4);
      left.offset.setValueAtTime(start - target, from);
      for (const { end, to } of ramp.pieces) left.offset.linearRampToValueAtTime(end - target, to);
    },
    end: (from) => left.stop(from),
  };
}
