import { phaseAt, type PhaseTrack } from '@overtone/domain/rhythm/phase';
import type { Cycles, Seconds } from '@overtone/domain/units';

/** The course of a light's phase. Where the fraction of a gliding rhythm that is shown changes, `later` begins. */
export interface LightTrack extends PhaseTrack {
  readonly later?: LightTrack;
}

/** The part of a light's course that holds at a time. */
export function lightTrackAt(track: LightTrack, time: Seconds): LightTrack {
  let now = track;
  while (now.later && now.later.at <= time) now = now.later;
  return now;
}

/** Phase of the light in whole and part cycles at a time. */
export function lightPhaseAt(track: LightTrack, time: Seconds): Cycles {
  return phaseAt(lightTrackAt(track, time), time);
}
