import {
  momentOfPlay,
  positionAt,
  type ProgramPlay,
  tracksOfPlay,
} from '@overtone/domain/program/play/program-play';
import { spanIndexAt } from '@overtone/domain/program/timeline';
import { settingsDuring } from '@overtone/domain/program/moment-at';
import type { PhaseTrack } from '@overtone/domain/rhythm/phase';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Seconds } from '@overtone/domain/units';
import type { PairSound } from './clock/rhythm-tracks.ts';
import type { PairCourse } from './stimulus/plan.ts';
import type { CarrierWay } from './stimulus/sound-plan.ts';

/** A stretch of a play in which both rhythms go one way. Times are on the session's clock. */
export interface ProgramLeg {
  readonly play: ProgramPlay;
  readonly sounds: PairSound;
  readonly until: Seconds;
  /** How soon light and sound are told again, since levels move or an oscillator makes room. */
  readonly stepS: Seconds;
}

/** Of a stage whose levels move, light and sound are told this many times, but in between these. */
const STEPS = 256;
const SHORTEST_STEP_S: Seconds = 0.1;
/** Far less than what an oscillator that glides is good for; so no timer waits longer, however often another takes its place. */
const LONGEST_STEP_S: Seconds = 5;

/** A time is taken to be so much later, so that the end of one stage is the begin of the next whatever is rounded. */
const BEHIND_BORDER_S: Seconds = 1e-6;

/** A rhythm that is on no way, or on one that leads nowhere, stands; unless its pulses follow a law, which needs one. */
function withoutIdleWay(track: PhaseTrack): PhaseTrack {
  const { at, phase, hz, lead, way, pulses } = track;
  if (way && pulses && hz > 0) return track;
  if (!way || way.glide.curve === 'hold' || way.glide.fromHz === way.glide.toHz) {
    return { at, phase, hz, lead };
  }
  return { at, phase, hz, lead, way };
}

/** The stretch of a play, whose times are on the session's clock, that begins at `from` at the latest. */
export function legOf(play: ProgramPlay, from: Seconds): ProgramLeg {
  const time = from + BEHIND_BORDER_S;
  const { slow, fast, until } = tracksOfPlay(play, time);
  const { timeline } = play;
  const span = timeline.spans[spanIndexAt(timeline, positionAt(play, time))];
  const sounds = { global: withoutIdleWay(slow), centre: withoutIdleWay(fast) };
  const moves = span !== undefined && span.curve !== 'hold';
  const lengthS = moves ? span.lengthMs / 1000 : Infinity;
  const stepS = Math.min(LONGEST_STEP_S, Math.max(SHORTEST_STEP_S, lengthS / STEPS));
  return { play, sounds, until, stepS };
}

/** The settings that a play makes of a person's at a time. */
export function settingsOfPlay(
  settings: SessionSettings,
  play: ProgramPlay,
  time: Seconds,
): SessionSettings {
  return settingsDuring(settings, momentOfPlay(play, time + BEHIND_BORDER_S));
}

/** Where the carrier of a leg is when it is told of again; undefined where it stands until then. */
function carrierWay({ play, until, stepS }: ProgramLeg, at: Seconds): CarrierWay | undefined {
  const end = Math.min(until, at + stepS);
  if (end - at < 2 * BEHIND_BORDER_S) return undefined;
  const from = momentOfPlay(play, at + BEHIND_BORDER_S).carrierHz;
  // What is told of at a border is the stage behind it already.
  const behind = end === until ? -BEHIND_BORDER_S : BEHIND_BORDER_S;
  const to = momentOfPlay(play, end + behind).carrierHz;
  return to === from ? undefined : { to, until: end };
}

/** The course of a leg as a plan from `at` on is made of it. */
export function courseOf(leg: ProgramLeg, at: Seconds): PairCourse {
  return { ...leg.sounds, at, carrierWay: carrierWay(leg, at) };
}
