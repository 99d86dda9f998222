import type { Hertz } from '../units.ts';

/** A rhythm as fine as frequencies are written: a hundredth of a hertz, below 1 Hz of a cycle in ten seconds. */
export function asWritten(hz: Hertz): Hertz {
  const steps = hz < 1 ? 1000 : 100;
  return Math.round(hz * steps) / steps;
}
