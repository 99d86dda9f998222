import {
  isSameTrack,
  joining,
  type PhaseTrack,
  retuned,
  subHarmonic,
  trackFrom,
} from '@overtone/domain/rhythm/phase';
import type { Seconds } from '@overtone/domain/units';
import type { RhythmPlan } from '../stimulus/plan.ts';
import { isSameShown, type ShownGlide, stretchesFrom } from '../stimulus/shown-glide.ts';
import { type LightTrack, lightTrackAt } from './light-track.ts';

/** The phase of one rhythm in each sense. */
export interface RhythmTrack {
  readonly sound: PhaseTrack;
  readonly light: LightTrack;
  /** What the light was led by, while the rhythm glides. */
  readonly shown?: ShownGlide;
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

/** The sound's phases of a pair. */
export interface PairSound {
  readonly global: PhaseTrack;
  readonly centre: PhaseTrack;
}

function begin({ soundHz, light }: RhythmPlan, at: Seconds): RhythmTrack {
  return { sound: trackFrom(at, soundHz), light: trackFrom(at, light.hz) };
}

function withLight({ light }: RhythmTrack, sound: PhaseTrack, plan: RhythmPlan, at: Seconds) {
  const before = lightTrackAt(light, at);
  return { sound, light: joining(before, subHarmonic(sound, plan.light.divisor, at)) };
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
 * or to its sub-harmonic's. A rhythm whose frequencies stay keeps its track.
 */
export function followTracks(tracks: PairTracks, plan: PairPlan, at: Seconds): PairTracks {
  return {
    global: follow(tracks.global, plan.global, at),
    centre: follow(tracks.centre, plan.centre, at),
  };
}

/**
 * The light of a sound from `at` on: the fraction that the plan names, or one after the other what it shows of a glide.
 * Each is led to where it has to be from the one before, by nothing where both stand at the same point of their cycle.
 */
export function lightOf(
  before: LightTrack | null,
  sound: PhaseTrack,
  { light, shown }: RhythmPlan,
  at: Seconds,
): LightTrack {
  const fractions = shown ? stretchesFrom(shown, at) : [{ from: at, divisor: light.divisor }];
  const course: PhaseTrack[] = [];
  for (const { from, divisor } of fractions) {
    const begin = Math.max(from, at);
    const next = subHarmonic(sound, divisor, begin);
    const last = course.at(-1) ?? (before && lightTrackAt(before, at));
    course.push(last ? joining(last, next) : next);
  }
  return inTurn(course);
}

function inTurn([first, ...rest]: readonly PhaseTrack[]): LightTrack {
  if (!first) throw new Error('A light shows one fraction at least.');
  return rest.length > 0 ? { ...first, later: inTurn(rest) } : first;
}

/**
 * The pair on a course of its own from `at` on. Light that comes out of the dark (`fresh`) joins nothing. A rhythm whose
 * course and fractions stay keeps its track; where both do it is the same pair.
 */
export function takeTracks(
  tracks: PairTracks,
  plan: PairPlan,
  at: Seconds,
  sounds: PairSound,
  fresh: boolean,
): PairTracks {
  const one = (name: keyof PairTracks): RhythmTrack => {
    const track = tracks[name];
    const { shown, light } = plan[name];
    const sound = sounds[name];
    const stays = isSameTrack(track.sound, sound) && isSameShown(track.shown, shown);
    if (stays && (shown || track.light.hz === light.hz)) return track;
    return {
      sound,
      light: lightOf(fresh ? null : track.light, sound, plan[name], at),
      ...(shown && { shown }),
    };
  };
  const [global, centre] = [one('global'), one('centre')];
  return global === tracks.global && centre === tracks.centre ? tracks : { global, centre };
}
