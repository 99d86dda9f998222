import type { Milliseconds } from '../../units.ts';

/**
 * Id under which the use of one session of a self-test is recorded, from the test's id and the moment that the session is kept
 * under, so that both are known for the same whatever a clock shows. A UUID of version 8, which no random one has.
 */
export function sessionSitting(testId: string, startedAtMs: Milliseconds): string {
  const start = startedAtMs.toString(16).padStart(12, '0').slice(-12);
  return `${testId.slice(0, 14)}8${testId.slice(15, 24)}${start}`.toLowerCase();
}

/** Whether a sitting is one of a self-test, and no other can be. */
export function isSessionSitting(sittingId: string): boolean {
  return sittingId[14] === '8';
}
