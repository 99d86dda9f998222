import type { Milliseconds } from '../../units.ts';
import { SHORTEST_STAGE_MS } from '../limits.ts';
import type { Stage } from '../program.ts';

const SECOND_MS: Milliseconds = 1000;

/** Whole seconds, and no fewer than a stage has. */
export function wholeSeconds(ms: Milliseconds): Milliseconds {
  return Math.max(SHORTEST_STAGE_MS, Math.floor(ms / SECOND_MS) * SECOND_MS);
}

/**
 * Stages that come to another length. The longest takes what there is more of; the others keep their length, or their share
 * of it where there is less. `lengthMs` must be two seconds a stage or more.
 */
export function fitStages(stages: readonly Stage[], lengthMs: Milliseconds): readonly Stage[] {
  const wholeMs = stages.reduce((sum, stage) => sum + stage.lengthMs, 0);
  const longestMs = Math.max(...stages.map((stage) => stage.lengthMs));
  const longest = stages.findIndex((stage) => stage.lengthMs === longestMs);
  const share = Math.min(1, lengthMs / wholeMs);
  const fitted = stages.map((stage) => ({
    ...stage,
    lengthMs: wholeSeconds(stage.lengthMs * share),
  }));
  const restMs = fitted.reduce(
    (left, stage, at) => left - (at === longest ? 0 : stage.lengthMs),
    lengthMs,
  );
  return fitted.map((stage, at) => (at === longest ? { ...stage, lengthMs: restMs } : stage));
}
