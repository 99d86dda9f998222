import type { Hertz, Seconds } from '@overtone/domain/units';
import { rampCourse } from './ramp-course.ts';
import type { RampedParam } from './ramp.ts';

/** The frequency nearest to one asked for that an oscillator of a browser can have: a single. */
export function nodeHz(hz: Hertz): Hertz {
  return Math.fround(hz);
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
): Pick<RampedParam, 'to'> & { end(at: Seconds): void } {
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
    to(asked, at) {
      const target = nodeHz(asked);
      const from = Math.max(0, at - earlier);
      const ramp = course.to(target, from);
      if (!ramp) return;
      const { start, from: before } = ramp.move;
      frequency.setValueAtTime(target, from);
      left.offset.linearRampToValueAtTime(start - before, from);
      left.offset.cancelScheduledValues(from + Number.EPSILON * Math.max(1, from) * 4);
      left.offset.setValueAtTime(start - target, from);
      for (const { end, to } of ramp.pieces) left.offset.linearRampToValueAtTime(end - target, to);
    },
    end: (from) => left.stop(from),
  };
}
