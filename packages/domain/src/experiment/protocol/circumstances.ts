import type { Milliseconds } from '../../units.ts';
import type { Lack } from './what-counts.ts';

/** How a session was played, of the time that counts, for its report to name. It moves no verdict. */
export interface Circumstances {
  /** With the tone alone: the light was off, could not be shown, or the page was out of sight. */
  readonly withoutLightMs: Milliseconds;
  /** With the light alone: master volume was 0, or the browser played no sound. */
  readonly withoutToneMs: Milliseconds;
}

/** Of a session of which nothing is to be named so far. */
export const NOTHING_NOTED: Circumstances = { withoutLightMs: 0, withoutToneMs: 0 };

/** The same after a stretch more that counts, in which that was lacking; lengths stay whole milliseconds. */
export function circumstancesAfter(
  { withoutLightMs, withoutToneMs }: Circumstances,
  stretchMs: Milliseconds,
  lack: Lack,
): Circumstances {
  const more = Math.round(stretchMs);
  return {
    withoutLightMs: withoutLightMs + (lack === 'light' || lack === 'sight' ? more : 0),
    withoutToneMs: withoutToneMs + (lack === 'tone' ? more : 0),
  };
}
