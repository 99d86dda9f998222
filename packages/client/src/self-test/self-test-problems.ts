import { ShelfProblem } from './shelf.ts';

/** What stands where nothing can be kept. */
export const NOT_KEPT =
  'This browser keeps no data, so a self-test cannot run in it. A private window or a full disk may be the reason.';
/** What stands where a second test was asked for. */
export const ONE_AT_A_TIME = 'A self-test is already running. Finish or stop it first.';
/** What stands where no session can begin, since the seed is not here. */
export const SEED_MISSING =
  'This browser cannot open the sealed order. With an account, open this page again in a browser that has run the test, then come back. Otherwise you can stop the test; your answers are kept.';
/** What stands where the device has no room left. What was kept before is there, and what is on the page is not gone. */
export const DEVICE_FULL =
  'The device is full, so this could not be kept. Nothing that was kept is lost, and your answers still stand on this page: free some space (delete files, or data of other sites), leave the page open, and press again.';
/** What comes before the reason where a session was ended as it began. */
export const NOT_NOTED = 'The session was ended at once, because it could not be saved.';

/** What is said of what kept something from being kept. */
export function problemOf(cause: unknown): string {
  if (cause instanceof ShelfProblem) return cause.message;
  return isFull(cause) ? DEVICE_FULL : NOT_KEPT;
}

function isFull(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'QuotaExceededError';
}
