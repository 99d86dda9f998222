import type { UnitInterval } from '@overtone/domain/units';

/** Where attention goes; the three are 1 together. */
export interface AttentionSpill {
  readonly task: UnitInterval;
  readonly overlay: UnitInterval;
  readonly wandering: UnitInterval;
}

/**
 * Perceptual load theory with the simplest of shapes: a task takes its load, and what it leaves over goes to whatever else
 * there is, first of all to an overlay as far as that can draw it. The theory gives the directions; the units are ours.
 * Source: N. Lavie, "Distracted and confused?: selective attention under load", Trends Cogn. Sci. 9 (2005) 75-82.
 */
export function attentionSpill(load: UnitInterval, drawn: UnitInterval): AttentionSpill {
  const overlay = Math.min(1 - load, drawn);
  return { task: load, overlay, wandering: 1 - load - overlay };
}
