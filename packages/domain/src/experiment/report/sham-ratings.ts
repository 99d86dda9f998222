import type { KeptTest } from '../kept/kept-test.ts';
import type { Question } from '../protocol/protocol.ts';
import { questionKey } from '../protocol/question-key.ts';
import { type SessionOutcome, sessionsOfTest } from './test-report.ts';

/** Outcomes of sessions that were held as they should be, whatever became of their pair. */
const HELD: readonly SessionOutcome[] = ['counts', 'pairLost', 'waitsForPair'];

/**
 * What somebody answered to a question in the sham sessions of self-tests that are over: how their answers spread by themselves,
 * without the rhythm. None of a test whose order is sealed or lost.
 */
export function shamRatings(tests: readonly KeptTest[], question: Question): readonly number[] {
  const key = questionKey(question);
  return tests
    .filter(({ sealed }) => questionKey(sealed.protocol.question) === key)
    .flatMap(sessionsOfTest)
    .flatMap(({ arm, outcome, attempt }) =>
      arm === 'sham' && HELD.includes(outcome) && attempt.kind === 'held' && attempt.rating !== null
        ? [attempt.rating]
        : [],
    );
}
