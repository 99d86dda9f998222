import type { Milliseconds } from '@overtone/domain/units';

/** A mail that was refused this often, for reasons that might have passed, is given up: after about a day and a half. */
export const MAX_ATTEMPTS = 16;

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 4 * 60 * 60_000;

/** How long to wait after the attempt with this number (from 1): a minute, then twice as long each time, up to 4 hours. */
export function retryPauseMs(attempt: number): Milliseconds {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
}
