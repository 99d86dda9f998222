import { FILE_RATE } from '@overtone/domain/audio-file/formats';
import { beginPlay, type ProgramPlay } from '@overtone/domain/program/play/program-play';
import { programLengthMs } from '@overtone/domain/program/timeline';
import type { Program } from '@overtone/domain/program/program';
import { RAMP_S } from '@overtone/engine/audio/ramp-course';
import { AS_LOUD_AS_IT_SAYS, programSteps } from '@overtone/engine/program-steps';
import { courseOf } from '@overtone/engine/program-leg';
import { soundOfCourse } from '@overtone/engine/stimulus/plan';
import { type ScoreWriter, scoreWriter, type SoundScore } from './sound-score.ts';

/** What a file does not know: calls that ask for a lower sound. */
const OUTPUT = { ducksSound: false };

/**
 * Samples of each channel that a file of a program has: its fade included, and the ramp by which every sound goes to
 * nothing.
 */
export function samplesOf(program: Program): number {
  return Math.round((programLengthMs(program) / 1000 + RAMP_S) * FILE_RATE);
}

/** What is heard of a play from time 0 on, by the steps in which an engine is told of it. */
export function scoreOfPlay(play: ProgramPlay): SoundScore {
  let writer: ScoreWriter | null = null;
  for (const { at, leg, settings } of programSteps(AS_LOUD_AS_IT_SAYS, play, 0)) {
    const plan = soundOfCourse(settings, courseOf(leg, at), OUTPUT);
    writer ??= scoreWriter(plan);
    writer.follow(plan, leg.sounds, at);
  }
  if (!writer) throw new Error('A play that is over has no sound.');
  writer.end(play.at + (play.timeline.lengthMs - play.positionMs) / 1000);
  return writer.score();
}

/** What is heard of a program from its begin. */
export function scoreOfProgram(program: Program): SoundScore {
  return scoreOfPlay(beginPlay(program, 0));
}
