import type { Program } from '@overtone/domain/program/program';
import type { Milliseconds } from '@overtone/domain/units';
import type { ReadableAtom } from 'nanostores';

/** Where a program stands that was started. */
export interface PlayerState {
  readonly program: Program;
  readonly isPaused: boolean;
  /** Since the program's begin. */
  readonly atMs: Milliseconds;
}

/** What plays programs. A timeline shows what it says, and asks it for what a person wants. */
export interface ProgramPlayer {
  /** Null while nothing was started, and once it has ended. */
  readonly $state: ReadableAtom<PlayerState | null>;
  /** Begins a program, in place of one that plays. Call it inside a press: sound may begin there. */
  readonly start: (program: Program) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly seek: (toMs: Milliseconds) => void;
  readonly stop: () => void;
}
