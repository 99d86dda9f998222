import type { Milliseconds } from '../../units.ts';
import type { Lack } from './what-counts.ts';

/** How a session was played, of the time that counts, for its report to name; a length that is missing is none. It moves no verdict. */
export interface Circumstances {
  /** With the tone alone: the light was off, could not be shown, or the page was out of sight. */
  readonly withoutLightMs?: Milliseconds;
  /** With the light alone: master volume was 0, or the browser played no sound. */
  readonly withoutToneMs?: Milliseconds;
  /** While another tab of the same browser played something that was no session of a self-test. */
  readonly otherTabMs?: Milliseconds;
}

/** What is to be named of a moment that counts. */
export interface Passing {
  readonly lack: Lack;
  readonly isMixed: boolean;
}

/** Of a session of which nothing is to be named so far. */
export const NOTHING_NOTED: Circumstances = {};

/** The same after a stretch more that counts, which passed so; lengths stay whole milliseconds. */
export function circumstancesAfter(
  before: Circumstances,
  stretchMs: Milliseconds,
  { lack, isMixed }: Passing,
): Circumstances {
  const more = Math.round(stretchMs);
  if (more === 0) return before;
  const { withoutLightMs = 0, withoutToneMs = 0, otherTabMs = 0 } = before;
  const isDark = lack === 'light' || lack === 'sight';
  return {
    ...before,
    ...(isDark && { withoutLightMs: withoutLightMs + more }),
    ...(lack === 'tone' && { withoutToneMs: withoutToneMs + more }),
    ...(isMixed && { otherTabMs: otherTabMs + more }),
  };
}
