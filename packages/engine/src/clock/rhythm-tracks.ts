import type { Seconds } from '@overtone/domain/units';
import type { RhythmPlan } from '../stimulus/plan.ts';
import { phaseAt, retuned, retunedTowards, trackFrom, type PhaseTrack } from './phase.ts';

/** The phase of one rhythm in each sense. */
export interface RhythmTrack {
  readonly sound: PhaseTrack;
  readonly light: PhaseTrack;
}

/** The phases of the pair. */
export interface PairTracks {
  readonly global: RhythmTrack;
  readonly centre: RhythmTrack;
}

/** The frequencies of a pair, as a plan gives them. */
export interface PairPlan {
  readonly global: RhythmPlan;
  readonly centre: RhythmPlan;
}

function begin({ soundHz, light }: RhythmPlan, at: Seconds): RhythmTrack {
  return { sound: trackFrom(at, soundHz), light: trackFrom(at, light.hz) };
}

function follow(track: RhythmTrack, { soundHz, light }: RhythmPlan, at: Seconds): RhythmTrack {
  const soundStays = track.sound.hz === soundHz;
  if (soundStays && track.light.hz === light.hz) return track;
  const sound = soundStays ? track.sound : retuned(track.sound, soundHz, at);
  const shared = phaseAt(sound, at) / light.divisor;
  return { sound, light: retunedTowards(track.light, light.hz, at, shared) };
}

/** Both rhythms from their first cycle, light and sound together. */
export function beginTracks(plan: PairPlan, at: Seconds): PairTracks {
  return { global: begin(plan.global, at), centre: begin(plan.centre, at) };
}

/**
 * The pair at a plan's frequencies from `at` on. Sound phase runs on without a jump; light is led to the sound's phase,
 * or to its sub-harmonic's. A rhythm whose frequencies stay keeps its track.
 */
export function followTracks(tracks: PairTracks, plan: PairPlan, at: Seconds): PairTracks {
  return {
    global: follow(tracks.global, plan.global, at),
    centre: follow(tracks.centre, plan.centre, at),
  };
}
