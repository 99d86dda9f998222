import { type Attempt, nextStep, type NextStep, runOf } from '../protocol/run.ts';
import type { Guess } from '../statistics/blinding.ts';
import type { Milliseconds } from '../../units.ts';
import type { KeptTest, OpenSession } from './kept-test.ts';

/** What a person says after a session; null is left unanswered. */
export interface Answers {
  readonly rating: number | null;
  readonly guess: Guess | null;
}

/** What is to be done next in a self-test. */
export type TestStep = NextStep | { readonly kind: 'answer'; readonly open: OpenSession };

/** What is to be done at a time: the next session, or the answer to the one that was begun; `over` once it is. */
export function stepOf({ sealed, attempts, state }: KeptTest, nowMs: Milliseconds): TestStep {
  if (state.kind !== 'running') return { kind: 'over' };
  if (state.open) return { kind: 'answer', open: state.open };
  return nextStep(sealed.protocol, runOf(sealed.protocol, attempts), nowMs);
}

/** Whether the last session has been, so that the seal is to be opened. */
export function isDone({ sealed, attempts }: KeptTest): boolean {
  return runOf(sealed.protocol, attempts).next === null;
}

/** The same test with its open session as far as it has come. */
export function withOpen(test: KeptTest, open: OpenSession): KeptTest {
  return test.state.kind === 'running' ? { ...test, state: { kind: 'running', open } } : test;
}

/** The open session answered. Nothing changes where none is open. */
export function answered(test: KeptTest, { rating, guess }: Answers): KeptTest {
  if (test.state.kind !== 'running' || !test.state.open) return test;
  const attempt: Attempt = { kind: 'held', ...test.state.open, rating, guess };
  return {
    ...test,
    attempts: [...test.attempts, attempt],
    state: { kind: 'running', open: null },
  };
}

/** All sessions that were missed until a time noted as such. */
export function withMissed(test: KeptTest, nowMs: Milliseconds): KeptTest {
  let noted = test;
  for (let step = stepOf(noted, nowMs); step.kind === 'missed'; step = stepOf(noted, nowMs)) {
    const attempt: Attempt = { kind: 'missed', atMs: step.sinceMs };
    noted = { ...noted, attempts: [...noted.attempts, attempt] };
    if (isDone(noted)) return noted;
  }
  return noted;
}

/** The test opened with its seed: ended where its last session has been, else abandoned. */
export function opened(test: KeptTest, seed: string | null, atMs: Milliseconds): KeptTest {
  if (test.state.kind !== 'running') return test;
  return { ...test, state: { kind: isDone(test) ? 'ended' : 'abandoned', atMs, seed } };
}
