import type { Milliseconds } from '../units.ts';

/** A session that runs. */
export interface Running {
  /** `away`: nobody is at the keyboard; the break or the work it came from waits. */
  readonly phase: 'work' | 'break' | 'away';
  /** When the phase began. */
  readonly since: Milliseconds;
  /** The day on which the phase began. */
  readonly sinceDay: string;
  /** When the session began, and whether it came by itself. */
  readonly begunAt: Milliseconds;
  readonly isSoft: boolean;
  /** Time worked since the last break. */
  readonly workedMs: Milliseconds;
  /** Whether it began when the evening had come already: then the person wants it all the same. */
  readonly isLate: boolean;
  /** When it began to end by itself, and why; null while it does not. */
  readonly ending: { readonly at: Milliseconds; readonly why: EndReason } | null;
}

/** Why a session ends by itself. */
export type EndReason = 'timer' | 'evening';

/** Where a day stands. */
export interface DayState {
  /** Null while light and sound are off. */
  readonly running: Running | null;
  /**
   * The last day on which a session was begun or ended, by whomever: it does not start by itself once more. One that ended by
   * itself in a break of an earlier day was none of that day.
   */
  readonly begunOn: string | null;
  /** The day on which a start was chosen whose hour had come already: it holds from the next day on. */
  readonly chosenLateOn: string | null;
  /** Why the last session ended; null while one runs, and before the first. */
  readonly ended: EndReason | 'person' | 'lock' | null;
  /** When it was last looked. */
  readonly lookedAt: Milliseconds;
}

/** A day on which nothing has happened. */
export const QUIET_DAY: DayState = {
  running: null,
  begunOn: null,
  chosenLateOn: null,
  ended: null,
  lookedAt: 0,
};
