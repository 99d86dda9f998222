import { hzAt, type PhaseTrack } from '@overtone/domain/rhythm/phase';
import { SHORTEST_INTERVAL } from '@overtone/domain/rhythm/pulse-law';
import type { SessionSettings, Waveform } from '@overtone/domain/session/settings';
import type { Hertz, Seconds } from '@overtone/domain/units';
import { deliveredLight, type LightDelivery } from './delivered-light.ts';
import { lightPlan, type LightPlan } from './light-plan.ts';
import type { Output } from './output.ts';
import { deliveredOf, type ShownGlide, shownGlide } from './shown-glide.ts';
import { type CarrierWay, soundPlan, type SoundPlan } from './sound-plan.ts';

/** Why the sound has the frequency that it has: a loudspeaker carries every one that can be asked for. */
export type SoundReason = 'off' | 'as-asked';

/** One rhythm: what was asked for, what each sense gets, and why. 0 Hz means that the rhythm is off. */
export interface RhythmPlan {
  readonly askedHz: Hertz;
  readonly soundHz: Hertz;
  readonly soundReason: SoundReason;
  readonly light: LightDelivery;
  /** What the screen shows of it until the end of its glide; a rhythm that stands has none. */
  readonly shown?: ShownGlide;
  /** How fast its pulses may follow each other in the light, where a law draws them. */
  readonly rushHz?: Hertz;
}

/** Everything that the sound and the light need, as plain numbers. */
export interface StimulusPlan {
  readonly isOn: boolean;
  readonly waveform: Waveform;
  readonly global: RhythmPlan;
  readonly centre: RhythmPlan;
  readonly sound: SoundPlan;
  readonly light: LightPlan;
}

/** The sound's phases of a pair of which a rhythm may glide, and the time that a plan is made for. */
export interface PairCourse {
  readonly global: PhaseTrack;
  readonly centre: PhaseTrack;
  readonly at: Seconds;
  readonly carrierWay?: CarrierWay | undefined;
}

function rhythm(askedHz: Hertz | null, output: Output): RhythmPlan {
  const hz = askedHz ?? 0;
  const soundReason = hz > 0 ? 'as-asked' : 'off';
  return { askedHz: hz, soundHz: hz, soundReason, light: deliveredLight(hz, output) };
}

/** The sound alone of settings whose rhythms are on a course, as `stimulusFrom` has it. */
export function soundOfCourse(
  settings: SessionSettings,
  { global, centre, at, carrierWay }: PairCourse,
  output: Pick<Output, 'ducksSound'>,
): SoundPlan {
  const rhythmOf = (track: PhaseTrack) => ({
    hz: hzAt(track, at),
    glides: track.way !== undefined,
  });
  const plan = soundPlan(settings, rhythmOf(global), rhythmOf(centre), output);
  return carrierWay ? { ...plan, carrierWay } : plan;
}

function glidingRhythm(track: PhaseTrack, at: Seconds, output: Output): RhythmPlan {
  const shown = shownGlide(track, output);
  const hz = hzAt(track, at);
  if (!shown) return rhythm(hz, output);
  const light = deliveredOf(track, shown, at);
  return {
    askedHz: hz,
    soundHz: hz,
    soundReason: 'as-asked',
    light,
    shown,
    ...(track.pulses && { rushHz: shown.fastestHz / SHORTEST_INTERVAL }),
  };
}

/**
 * Turns settings into the numbers that sound and light follow. Pure: the same settings on the same output give the same
 * plan. An empty frequency counts as 0, and a rhythm at 0 modulates nothing. Where a `course` is given, the rhythms are
 * its own, not those of the settings; a light that glides has the swing and the shape that its fastest moment may have.
 */
export function stimulusFrom(
  settings: SessionSettings,
  output: Output,
  course?: PairCourse,
): StimulusPlan {
  const global = course
    ? glidingRhythm(course.global, course.at, output)
    : rhythm(settings.globalModulationHz, output);
  const centre = course
    ? glidingRhythm(course.centre, course.at, output)
    : rhythm(settings.centerModulationHz, output);
  return {
    isOn: settings.isOn,
    waveform: settings.waveform,
    global,
    centre,
    sound: course
      ? soundOfCourse(settings, course, output)
      : soundPlan(settings, standing(global), standing(centre), output),
    light: lightPlan(
      settings,
      lightHzOf(global),
      lightHzOf(centre),
      output,
      (global.rushHz ?? lightHzOf(global)) + (centre.rushHz ?? lightHzOf(centre)),
    ),
  };
}

function lightHzOf({ shown, light }: RhythmPlan): Hertz {
  return shown?.fastestHz ?? light.hz;
}

function standing({ soundHz }: RhythmPlan) {
  return { hz: soundHz, glides: false };
}
