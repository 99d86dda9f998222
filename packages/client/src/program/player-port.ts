import type { Program } from '@overtone/domain/program/program';
import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { ReadableAtom } from 'nanostores';

/** Where a program stands that was started. */
export interface PlayingPlace {
  /** Since the program's begin. */
  readonly positionMs: Milliseconds;
  readonly isPaused: boolean;
}

/** What plays programs. A timeline shows what it says, and asks it for what a person wants. */
export interface ProgramPlayer {
  /** The program that was started; null while there is none, and once it has ended. */
  readonly $played: ReadableAtom<{ readonly program: Program } | null>;
  /** Begins a program, in place of one that plays. Call it inside a press: sound may begin there. */
  readonly start: (program: Program) => void;
  readonly pause: () => void;
  /** Goes on. Call it inside a press. */
  readonly resume: () => void;
  readonly seek: (toMs: Milliseconds) => void;
  readonly stop: () => void;
  /** Calls `see` with where the program stands, null without one: now, with every command, and every `everyMs`. */
  readonly watch: (everyMs: Milliseconds, see: (place: PlayingPlace | null) => void) => Stop;
}
