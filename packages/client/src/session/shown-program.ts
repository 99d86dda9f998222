import { momentOf } from '@overtone/domain/program/moment-at';
import { positionAt, type ProgramPlay } from '@overtone/domain/program/play/program-play';
import type { Moment, Program } from '@overtone/domain/program/program';
import { spanIndexAt } from '@overtone/domain/program/timeline';
import type { Milliseconds, Seconds } from '@overtone/domain/units';

/** A program that a session has taken up. Times of the play are on the engine's clock (`Engine.time`). */
export interface PlayedProgram {
  readonly program: Program;
  readonly play: ProgramPlay;
  /** The sitting that its use is recorded under, where it has one of its own. */
  readonly sittingId?: string | undefined;
  /** The event of a calendar that it was made for. */
  readonly eventId?: string | undefined;
}

/** Where a program stands, for whoever shows it. */
export interface ShownProgram {
  readonly name: string;
  readonly positionMs: Milliseconds;
  /** Of the whole program, its fade included. */
  readonly lengthMs: Milliseconds;
  readonly leftMs: Milliseconds;
  /** Which stage it is, counted from 0 as a person reads them, loops not unfolded; null is the fade at the end. */
  readonly stage: number | null;
  readonly stageLeftMs: Milliseconds;
  /** What the program asks for now; what is delivered of it is the engine's to say. */
  readonly moment: Moment;
  /** What it asks for at the end of this stage, to which it is on its way. */
  readonly stageEnd: Moment;
  readonly isPaused: boolean;
}

/** Where a program stands at a time on the engine's clock. Pure: the same for every view. */
export function shownProgram({ program, play }: PlayedProgram, time: Seconds): ShownProgram {
  const { timeline, isPaused } = play;
  const { lengthMs, spans } = timeline;
  const positionMs = positionAt(play, time);
  const span = spans[spanIndexAt(timeline, positionMs)];
  if (!span) throw new Error('A timeline has at least one span.');
  const goneMs = positionMs - span.startMs;
  return {
    name: program.name,
    positionMs,
    lengthMs,
    leftMs: lengthMs - positionMs,
    stage: span.stage,
    stageLeftMs: span.lengthMs - goneMs,
    moment: momentOf(span, goneMs / span.lengthMs),
    stageEnd: span.to,
    isPaused,
  };
}
