import type { Result } from '@overtone/domain/result';
import type { Stop } from '@overtone/domain/stop';
import type { ReadableAtom } from 'nanostores';
import type { KeptProgram } from '../program/kept-programs.ts';

/**
 * Where programs are kept: on the `device`, or with the `account`; `waiting` is what is on this device and on its way there,
 * `signed-out` the same where the server does not know any more who asks; `window` is what the device has no room for, and
 * what is on its way from this window alone.
 */
export type ProgramPlace = 'device' | 'account' | 'waiting' | 'signed-out' | 'window';

/** A program that could not stay what it was, since it was changed elsewhere as well. */
export interface MovedHome {
  readonly from: string;
  readonly to: KeptProgram;
}

/** Where the programs of a person are kept. */
export interface ProgramHome {
  /** The one kept last first. */
  readonly $kept: ReadableAtom<readonly KeptProgram[]>;
  readonly $place: ReadableAtom<ProgramPlace>;
  /** What came of programs that were changed elsewhere as well, and what stays on this device only, in sentences. */
  readonly $told: ReadableAtom<readonly string[]>;
  /** The person has read what they were told. */
  readonly heed: () => void;
  /**
   * Keeps a program in the place of the one with its id, or before all others. `seen` is the program that the change was
   * made from; where another has been kept there meanwhile both stay. A refusal is a sentence; what is among `$kept` all the
   * same goes on in this window, and to the account.
   */
  readonly keep: (kept: KeptProgram, seen: KeptProgram['program'] | null) => Result<void, string>;
  /** Keeps the program with this id no longer. */
  readonly forget: (id: string) => Result<void, string>;
  /** Calls `see` when a program goes on under another id and name. */
  readonly onMoved: (see: (moved: MovedHome) => void) => Stop;
  /**
   * Calls `run` when the person whose programs these are has left, before those of somebody else, or of nobody, are in their
   * place: what is kept in `run` is still kept with theirs. Who signs in where nobody was takes over what was made here.
   */
  readonly onLeft: (run: () => void) => Stop;
  /** Ends it. What waits stays on the device, for the next time. */
  readonly stop: Stop;
}

/** The `onLeft` of a home that stays one person’s, or nobody’s. */
export const NOBODY_LEAVES: ProgramHome['onLeft'] = () => () => undefined;
