import type { KeptTest } from '../kept/kept-test.ts';
import type { Question } from '../protocol/protocol.ts';
import { type SessionOutcome, sessionsOfTest } from './test-report.ts';

/** Outcomes of sessions that were held as they should be, whatever became of their pair. */
const HELD: readonly SessionOutcome[] = ['counts', 'pairLost', 'waitsForPair'];

/**
 * What somebody answered to a question in the sham sessions of self-tests that are over: how their answers spread by themselves,
 * without the rhythm. None of a test whose order is sealed or lost.
 */
export function shamRatings(tests: readonly KeptTest[], question: Question): readonly number[] {
  return tests
    .filter(({ sealed }) => isSame(sealed.protocol.question, question))
    .flatMap(sessionsOfTest)
    .flatMap(({ arm, outcome, attempt }) =>
      arm === 'sham' && HELD.includes(outcome) && attempt.kind === 'held' && attempt.rating !== null
        ? [attempt.rating]
        : [],
    );
}

function isSame(one: Question, other: Question): boolean {
  const wordsOf = (question: Question) => (question.kind === 'own' ? question.words.trim() : null);
  return wordsOf(one) === wordsOf(other);
}
