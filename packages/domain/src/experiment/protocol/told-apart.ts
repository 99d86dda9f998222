import { timelineOf } from '../../program/timeline.ts';
import type { Hertz } from '../../units.ts';
import type { Stimulus } from './protocol.ts';

/**
 * Up to here pulses may well be noticed one by one, and a regular rhythm told from an irregular one. A cautious choice, not a
 * measured threshold: what a person can tell apart, their own guesses show.
 */
const ONE_BY_ONE: Hertz = 10;

/** The slowest rhythm of what is tested whose pulses may well be noticed one by one; null where none is so slow. */
export function rhythmToldApart(stimulus: Stimulus): Hertz | null {
  const slow = rhythmsOf(stimulus).filter((hz) => hz > 0 && hz <= ONE_BY_ONE);
  return slow.length === 0 ? null : Math.min(...slow);
}

function rhythmsOf(stimulus: Stimulus): readonly Hertz[] {
  if (stimulus.kind === 'pair') return [stimulus.slowHz, stimulus.fastHz];
  return timelineOf(stimulus.program)
    .spans.flatMap(({ from, to }) => [from, to])
    .filter(({ strength }) => strength > 0)
    .flatMap(({ slowHz, fastHz }) => [slowHz, fastHz]);
}
