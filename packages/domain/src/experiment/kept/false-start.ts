import { z } from 'zod';
import type { Milliseconds } from '../../units.ts';
import { moment } from './kept-fields.ts';
import { type OpenSession, playedOf } from './open-session.ts';

/** A session that was finished within its first minute and put back, so that it could be begun again. */
export interface FalseStart {
  readonly startedAtMs: Milliseconds;
  readonly endedAtMs: Milliseconds;
}

/** A false start as it may come from anywhere. */
export const falseStartSchema: z.ZodType<FalseStart> = z.strictObject({
  startedAtMs: moment,
  endedAtMs: moment,
});

/** Most that a test has; after these a short session loses its pair, however short. */
export const MOST_FALSE_STARTS = 20;

/** So short is no session outside a test either: it has no wash-out. */
const WITHIN_MS: Milliseconds = 60_000;

/** Whether a session was over within its first minute by the clock, in which time that does not count is time, too. */
export function isFalseStart(open: OpenSession): boolean {
  const { startedAtMs, endedAtMs, playedMs } = playedOf(open);
  return playedMs < WITHIN_MS && endedAtMs - startedAtMs < WITHIN_MS;
}
