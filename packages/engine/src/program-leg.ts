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
