import type { RhythmPair } from '../figure/pair-curve.ts';
import { SUGGESTION_STATES, TASK_STATES, type TaskState } from './states.ts';

/** What a rhythm that is off counts as: a cycle in a hundred seconds, slower than any that can be set. */
const OFF_HZ = 0.01;

/**
 * The state whose own pair is nearest to a pair of rhythms, in octaves of the fast rhythm; the slow one decides between
 * states whose fast rhythms are equally near. Null where the fast rhythm is off: no state goes without.
 */
export function nearestState({ slowHz, fastHz }: RhythmPair): TaskState | null {
  if (fastHz <= 0) return null;
  const [nearest] = TASK_STATES.map((state) => {
    const { centerHz, globalHz } = SUGGESTION_STATES[state];
    return { state, fast: octaves(fastHz, centerHz), slow: octaves(slowHz || OFF_HZ, globalHz) };
  }).sort((one, other) => one.fast - other.fast || one.slow - other.slow);
  return nearest?.state ?? null;
}

function octaves(one: number, other: number): number {
  return Math.abs(Math.log2(one / other));
}
