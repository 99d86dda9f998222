import type { Program } from '@overtone/domain/program/program';
import type { PairLaws } from '@overtone/domain/rhythm/pulse-law';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { ReadableAtom } from 'nanostores';
import type { StoodProgram } from './stood-program.ts';
import type { LeftOff } from './left-program.ts';
import type { PlayedProgram, ShownProgram } from './shown-program.ts';

/** How a program is started. */
export interface ProgramStart {
  readonly fromMs?: Milliseconds;
  /** A blind one has laws that its pulses follow; which ones they are is for light and sound alone to know. */
  readonly laws?: PairLaws;
  /** The sitting that its use is recorded under, where it has one of its own. */
  readonly sittingId?: string;
  /** The event of a calendar that it was made for, to which it does not give way. */
  readonly eventId?: string;
}

/**
 * The program that a session plays. It runs while the session is on and stands while it is off, whatever turned it off:
 * Escape, the daily limit, the switch, signing out. At its end the session turns off and the program is gone.
 */
export interface SessionProgram extends LeftOff {
  /** The program that the session has taken up; null without one. */
  readonly $played: ReadableAtom<PlayedProgram | null>;
  /** The program that has come to its end by itself, until another begins; null before, and behind one that was blind. */
  readonly $ended: ReadableAtom<Program | null>;
  /** Whether what plays is blind, so that nothing may be shown of what light and sound really do. */
  readonly $isBlind: ReadableAtom<boolean>;
  /** What gave way last to something that was asked for, or that the calendar set; null before, and once any program is started. */
  readonly $gaveWay: ReadableAtom<StoodProgram | null>;
  /**
   * Takes up a checked program, from its begin if not said otherwise, and turns the session on. Call it inside a click or key
   * press. While a blind one is taken up, any other waits (`Session.held`).
   */
  readonly start: (program: Program, from?: ProgramStart) => void;
  /**
   * Plays what it plays as it has been changed, from the same place and in the same phases, once nothing more has been changed
   * for half a second. Without a program, and to a blind one, it does nothing.
   */
  readonly takeOver: (program: Program) => void;
  /** Turns the session off and lets the program go, which nothing takes back while it fades. */
  readonly stop: () => void;
  /** Lets the program go and leaves the session as it is: it gives way to what was set. */
  readonly letGo: () => void;
  /** Turns the session off; the program stands where it is. */
  readonly pause: () => void;
  /** Turns the session on, and the program goes on. Call it inside a click or key press. */
  readonly resume: () => void;
  /** Goes on from this place of the program. */
  readonly seek: (toMs: Milliseconds) => void;
  /** Goes on from the begin of the next stage; from the last, to the end. */
  readonly skipOn: () => void;
  /** Goes back to the begin of the stage, or of the one before where it has just begun. */
  readonly skipBack: () => void;
  /** Calls `see` with where the program stands, null without one: now, with every command, and every `everyMs`. */
  readonly watch: (everyMs: Milliseconds, see: (shown: ShownProgram | null) => void) => Stop;
}
