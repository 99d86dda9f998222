import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import type { ReadableAtom } from 'nanostores';
import type { SessionProgram } from '../session/session-program.ts';
import type { PlayedProgram, ShownProgram } from '../session/shown-program.ts';

/** Where a program stands that was started. */
export type PlayingPlace = Pick<ShownProgram, 'positionMs' | 'isPaused'>;

/** What of a session's program a timeline shows, and asks for. */
export interface ProgramPlayer extends Pick<
  SessionProgram,
  | '$gaveWay'
  | '$ended'
  | 'start'
  | 'takeOver'
  | 'pause'
  | 'resume'
  | 'seek'
  | 'skipOn'
  | 'skipBack'
  | 'stop'
  | 'leftBehind'
  | 'forgetLeft'
  | 'renameLeft'
> {
  /** Whether what plays is a session of a blind self-test, which nothing here may end. */
  readonly $isBlind: ReadableAtom<boolean>;
  readonly $played: ReadableAtom<Pick<PlayedProgram, 'program'> | null>;
  readonly watch: (everyMs: Milliseconds, see: (place: PlayingPlace | null) => void) => Stop;
}
