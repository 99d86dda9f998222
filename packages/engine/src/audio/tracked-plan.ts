import { isSameTrack, type PhaseTrack } from '@overtone/domain/rhythm/phase';
import type { ModulationPlan } from '../stimulus/sound-plan.ts';

/** What a rhythm of the sound is to do, and its phase. */
export interface TrackedPlan {
  readonly plan: ModulationPlan;
  readonly track: PhaseTrack;
}

function isSameShape(a: ModulationPlan, b: ModulationPlan): boolean {
  return a.series.length === b.series.length && a.series.every((x, i) => x === b.series[i]);
}

/** Whether the pulse of the one is that of the other, whatever its depth; else the one fades into the other. */
export function isSamePulse(one: TrackedPlan, other: TrackedPlan): boolean {
  if (!isSameShape(one.plan, other.plan)) return false;
  if (other.track.way) return isSameTrack(one.track, other.track);
  return !one.track.way && one.plan.hz === other.plan.hz;
}
