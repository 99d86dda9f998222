import {
  type PhaseTrack,
  gliding,
  joining,
  retuned,
  subHarmonic,
  trackFrom,
  type Way,
} from '@overtone/domain/rhythm/phase';
import type { Seconds } from '@overtone/domain/units';
import type { RhythmPlan } from '../stimulus/plan.ts';

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

/** Where each rhythm of a pair glides; one that stands has no way. */
export interface PairWays {
  readonly global?: Way;
  readonly centre?: Way;
}

function begin({ soundHz, light }: RhythmPlan, at: Seconds): RhythmTrack {
  return { sound: trackFrom(at, soundHz), light: trackFrom(at, light.hz) };
}

function withLight({ light }: RhythmTrack, sound: PhaseTrack, plan: RhythmPlan, at: Seconds) {
  return { sound, light: joining(light, subHarmonic(sound, plan.light.divisor, at)) };
}

function follow(track: RhythmTrack, plan: RhythmPlan, at: Seconds): RhythmTrack {
  const { soundHz, light } = plan;
  const soundStays = track.sound.hz === soundHz && !track.sound.way;
  if (soundStays && track.light.hz === light.hz) return track;
  const sound = soundStays ? track.sound : retuned(track.sound, soundHz, at);
  return withLight(track, sound, plan, at);
}

/** Both rhythms from their first cycle, light and sound together. */
export function beginTracks(plan: PairPlan, at: Seconds): PairTracks {
  return { global: begin(plan.global, at), centre: begin(plan.centre, at) };
}

/**
 * The pair at a plan's frequencies from `at` on. Sound phase runs on without a jump; light is led to the sound's phase,
 * or to its sub-harmonic's. A rhythm whose frequencies stay keeps its track. One that glides (`ways`) takes its
 * frequency from the glide, and from the plan by how much its light is divided.
 */
export function followTracks(
  tracks: PairTracks,
  plan: PairPlan,
  at: Seconds,
  ways: PairWays = {},
): PairTracks {
  const one = (name: keyof PairTracks) => {
    const way = ways[name];
    const track = tracks[name];
    return way
      ? withLight(track, gliding(track.sound, way, at), plan[name], at)
      : follow(track, plan[name], at);
  };
  return { global: one('global'), centre: one('centre') };
}
