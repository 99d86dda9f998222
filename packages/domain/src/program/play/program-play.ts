import type { PhaseTrack } from '../../rhythm/phase.ts';
import type { PairLaws } from '../../rhythm/pulse-law.ts';
import type { Cycles, Milliseconds, Seconds } from '../../units.ts';
import { momentAt } from '../moment-at.ts';
import type { Moment, Program } from '../program.ts';
import { spanIndexAt, type Timeline, timelineOf } from '../timeline.ts';
import {
  courseHz,
  cyclesBetween,
  placeIn,
  type RhythmCourse,
  rhythmCourse,
} from './rhythm-course.ts';

/** A program that plays, or is paused, as it stands since the latest command. Times are on the session's clock. */
export interface ProgramPlay {
  readonly timeline: Timeline;
  readonly slow: RhythmCourse;
  readonly fast: RhythmCourse;
  /** When the latest command was given. */
  readonly at: Seconds;
  /** Where in the program it stood then. */
  readonly positionMs: Milliseconds;
  readonly isPaused: boolean;
  /** Phases of both rhythms then. */
  readonly phases: PairPhases;
  /** Laws that its pulses follow; without any they are regular. */
  readonly laws?: PairLaws;
}

/** The phases of both rhythms; those of sound, from which light divides its own. */
export interface PairPhases {
  readonly slow: Cycles;
  readonly fast: Cycles;
}

/** A program from its begin, both rhythms at the start of a cycle. */
export function beginPlay(program: Program, at: Seconds, laws?: PairLaws): ProgramPlay {
  const timeline = timelineOf(program);
  return {
    timeline,
    slow: rhythmCourse(timeline, 'slowHz'),
    fast: rhythmCourse(timeline, 'fastHz'),
    at,
    positionMs: 0,
    isPaused: false,
    phases: { slow: 0, fast: 0 },
    ...(laws && { laws }),
  };
}

/** Where in the program it stands at a time, from 0 to its length. */
export function positionAt(play: ProgramPlay, time: Seconds): Milliseconds {
  if (play.isPaused) return play.positionMs;
  const gone = Math.max(0, time - play.at) * 1000;
  return Math.min(play.timeline.lengthMs, play.positionMs + gone);
}

/** Whether the program has come to its end. */
export function isOver(play: ProgramPlay, time: Seconds): boolean {
  return positionAt(play, time) >= play.timeline.lengthMs;
}

/** What the program sets at a time. */
export function momentOfPlay(play: ProgramPlay, time: Seconds): Moment {
  return momentAt(play.timeline, positionAt(play, time));
}

/** Phases of both rhythms at a time, were their pulses regular. They stand while the program is paused or over, and no command makes them jump. */
export function phasesOfPlay(play: ProgramPlay, time: Seconds): PairPhases {
  const positionMs = positionAt(play, time);
  const phase = (key: keyof PairPhases) =>
    play.phases[key] + cyclesBetween(play[key], play.positionMs, positionMs);
  return { slow: phase('slow'), fast: phase('fast') };
}

function withinOneCycle(phase: Cycles): Cycles {
  return phase - Math.floor(phase);
}

/** The same play with its position, its phases and its time brought up to a time. */
function standing(play: ProgramPlay, time: Seconds): ProgramPlay {
  const at = Math.max(play.at, time);
  const { slow, fast } = phasesOfPlay(play, at);
  const phases = { slow: withinOneCycle(slow), fast: withinOneCycle(fast) };
  return { ...play, at, positionMs: positionAt(play, at), phases };
}

/** Stops where it is. */
export function paused(play: ProgramPlay, time: Seconds): ProgramPlay {
  return { ...standing(play, time), isPaused: true };
}

/** Goes on from where it was stopped. */
export function resumed(play: ProgramPlay, time: Seconds): ProgramPlay {
  return { ...standing(play, time), isPaused: false };
}

/** Goes on from another place of the program, in the phases in which it is. */
export function sought(play: ProgramPlay, time: Seconds, toMs: Milliseconds): ProgramPlay {
  const positionMs = Math.min(play.timeline.lengthMs, Math.max(0, toMs));
  return { ...standing(play, time), positionMs };
}

/**
 * Goes on as another program, from the same place and in the phases in which it is. Where that is over by then, it begins to
 * fade.
 */
export function exchanged(play: ProgramPlay, program: Program, time: Seconds): ProgramPlay {
  const { at, positionMs, isPaused, phases } = standing(play, time);
  const begun = beginPlay(program, at);
  const { lengthMs } = begun.timeline;
  const fadeAtMs = lengthMs - program.fadeMs;
  return { ...begun, isPaused, phases, positionMs: positionMs < lengthMs ? positionMs : fadeAtMs };
}

/** From how far into a stage a step back goes to that stage's own begin instead of the one before. */
const BACK_TO_OWN_BEGIN_MS: Milliseconds = 3_000;

/** Goes on from the begin of the next stage; from the last, to the end. */
export function skippedOn(play: ProgramPlay, time: Seconds): ProgramPlay {
  const { timeline } = play;
  const next = timeline.spans[spanIndexAt(timeline, positionAt(play, time)) + 1];
  return sought(play, time, next?.startMs ?? timeline.lengthMs);
}

/** Goes back to the begin of the stage, or of the one before where it has just begun. */
export function skippedBack(play: ProgramPlay, time: Seconds): ProgramPlay {
  const { timeline } = play;
  const positionMs = positionAt(play, time);
  const index = spanIndexAt(timeline, Math.max(0, positionMs - BACK_TO_OWN_BEGIN_MS));
  return sought(play, time, timeline.spans[index]?.startMs ?? 0);
}

/**
 * The tracks that both rhythms follow from a time on, until the span ends that plays then: what sound and light are
 * told. A paused program's rhythms stand still.
 */
export function tracksOfPlay(
  play: ProgramPlay,
  time: Seconds,
): { readonly slow: PhaseTrack; readonly fast: PhaseTrack; readonly until: Seconds } {
  const positionMs = positionAt(play, time);
  const phases = phasesOfPlay(play, time);
  const isStill = play.isPaused || isOver(play, time);
  const track = (key: keyof PairPhases): PhaseTrack => {
    const law = play.laws?.[key];
    const phase = withinOneCycle(phases[key]);
    if (isStill) return { at: time, phase, hz: 0, lead: 0 };
    const { glide, goneS } = placeIn(play[key], positionMs);
    const hz = courseHz(play[key], positionMs);
    const cycles = cyclesBetween(play[key], 0, positionMs);
    const pulses = law && { pulses: { law, cycles, divisor: 1 } };
    return { at: time, phase, hz, lead: 0, way: { glide, goneS }, ...pulses };
  };
  return { slow: track('slow'), fast: track('fast'), until: untilOf(play, time, isStill) };
}

function untilOf(play: ProgramPlay, time: Seconds, isStill: boolean): Seconds {
  if (isStill) return Infinity;
  const { timeline } = play;
  const positionMs = positionAt(play, time);
  const span = timeline.spans[spanIndexAt(timeline, positionMs)];
  const endMs = span ? span.startMs + span.lengthMs : timeline.lengthMs;
  return time + (endMs - positionMs) / 1000;
}
