import type { Milliseconds } from '@overtone/domain/units';

/** Longest wait of a server that has not said how long it takes; a model far away needs no longer. */
export const USUAL_ANSWER_MS: Milliseconds = 12_000;

/**
 * When a question without an answer is given up: the server's own limit, or the usual one where that is shorter, and a
 * sixth for the way, 3 s at least. That is 15 s for a hosted model and 35 s for one on the server's machine.
 */
export function suggestionDeadlineMs(answersWithinMs: Milliseconds): Milliseconds {
  const answerMs = Math.max(answersWithinMs, USUAL_ANSWER_MS);
  return answerMs + Math.max(3_000, answerMs / 6);
}
