import type { SartResult } from '../attention/sart-result.ts';
import { answerDelayMs, isTooLate } from '../protocol/answer-delay.ts';
import {
  type Attempt,
  attemptsUntil,
  isClockBehind,
  nextStep,
  type NextStep,
  runOf,
} from '../protocol/run.ts';
import type { Guess } from '../statistics/blinding.ts';
import type { Milliseconds } from '../../units.ts';
import { isFalseStart, MOST_FALSE_STARTS } from './false-start.ts';
import { MOST_MISSED, MOST_TASK_RUNS } from './kept-fields.ts';
import type { KeptTest } from './kept-test.ts';
import { type OpenSession, playedOf } from './open-session.ts';

/** What a person says after a session; null is left unanswered. */
export interface Answers {
  readonly rating: number | null;
  readonly guess: Guess | null;
}

/** What is to be done next in a self-test. */
export type TestStep =
  | NextStep
  | { readonly kind: 'answer' | 'attention'; readonly open: OpenSession };

/** The attention task tells of a session for so long after it; later it is left out. */
const ATTENTION_WITHIN_MS: Milliseconds = 30 * 60_000;

/**
 * What is to be done at a time: the next session, or the answer to the one that was begun, or the attention task after
 * it; `over` once it is.
 */
export function stepOf(test: KeptTest, nowMs: Milliseconds): TestStep {
  const { sealed, attempts, state, ...known } = asOf(test, nowMs);
  if (state.kind !== 'running') return { kind: 'over' };
  if (state.open) return { kind: state.open.answers ? 'attention' : 'answer', open: state.open };
  const run = runOf(sealed.protocol, attempts);
  const { otherUntilMs = null, foundBehindMs = null, seenOverMs = null } = known;
  return nextStep(sealed.protocol, { ...run, otherUntilMs, foundBehindMs, seenOverMs }, nowMs);
}

/** A test as it stands by a clock: what was noted as missed by one that ran ahead is still to come. */
export function asOf(test: KeptTest, nowMs: Milliseconds): KeptTest {
  if (test.state.kind !== 'running') return test;
  return { ...test, attempts: attemptsUntil(test.attempts, nowMs) };
}

/** Whether the last session has been, so that the seal is to be opened. */
export function isDone({ sealed, attempts }: KeptTest): boolean {
  return runOf(sealed.protocol, attempts).next === null;
}

/** The same test with its open session as far as it has come. Nothing changes where that session is over already. */
export function withOpen(test: KeptTest, open: OpenSession): KeptTest {
  const isIt = (startedAtMs: Milliseconds) => startedAtMs === open.startedAtMs;
  const isClosed =
    test.attempts.some((attempt) => attempt.kind === 'held' && isIt(attempt.startedAtMs)) ||
    test.falseStarts?.some(({ startedAtMs }) => isIt(startedAtMs));
  if (test.state.kind !== 'running' || isClosed) return test;
  return { ...test, state: { kind: 'running', open } };
}

/** The same test after a session outside it, which ended then or still plays. */
export function withOther(test: KeptTest, untilMs: Milliseconds): KeptTest {
  const isNews = untilMs > (test.otherUntilMs ?? 0);
  return isNews && test.state.kind === 'running' ? { ...test, otherUntilMs: untilMs } : test;
}

/** The open session with its rating, given at a time. It stands from then on; nothing changes where one was given before. */
export function rated(test: KeptTest, rating: number, atMs: Milliseconds): KeptTest {
  const open = openOf(test);
  return !open || open.rated || open.answers
    ? test
    : withOpen(test, { ...open, rated: { rating, atMs } });
}

/**
 * The open session answered at a time: it waits for the attention task where the protocol has one and the session may count, else
 * it is over. A rating that was given before stands. Nothing changes where none is open, or it was answered before.
 */
export function answered(
  test: KeptTest,
  { rating: said, guess }: Answers,
  answeredAtMs: Milliseconds,
): KeptTest {
  const { protocol } = test.sealed;
  const open = openOf(test);
  if (!open || open.answers) return test;
  const rating = ratingOf(open) ?? said;
  if (rating === null || guess === null) return closedAs(test, open, { rating, guess });
  const { endedAtMs } = playedOf(open);
  const mayCount =
    open.playedMs >= protocol.shortestSessionMs &&
    !isTooLate(protocol, answerDelayMs({ endedAtMs, answeredAtMs }) ?? 0);
  return protocol.attentionTask && mayCount
    ? withOpen(test, { ...open, answers: { rating, guess }, answeredAtMs })
    : closedAs(test, open, { rating, guess, answeredAtMs });
}

/** The same with a run of the attention task more that has begun. Nothing changes where none waits for it. */
export function withTaskBegun(test: KeptTest): KeptTest {
  const open = openOf(test);
  if (!open?.answers) return test;
  return withOpen(test, { ...open, taskRuns: Math.min((open.taskRuns ?? 0) + 1, MOST_TASK_RUNS) });
}

/** The attention task after an answered session done, or left out. Nothing changes where none waits for it. */
export function attended(test: KeptTest, result: SartResult | null): KeptTest {
  const open = openOf(test);
  if (!open?.answers) return test;
  const { answers, answeredAtMs, taskRuns } = open;
  return closedAs(test, open, {
    ...answers,
    ...(answeredAtMs !== undefined && { answeredAtMs }),
    ...(result !== null && { attention: result }),
    ...(taskRuns !== undefined && { brokenOffTasks: taskRuns - (result === null ? 0 : 1) }),
  });
}

/** Whether the open session was finished so soon that it can be put back. */
export function canPutBack({ falseStarts = [], state }: KeptTest): boolean {
  if (state.kind !== 'running' || !state.open?.isFinished || state.open.answers) return false;
  if (state.open.rated) return false;
  return isFalseStart(state.open) && falseStarts.length < MOST_FALSE_STARTS;
}

/** The open session put back, to be begun again. Nothing changes where it cannot be. */
export function withPutBack(test: KeptTest): KeptTest {
  const open = openOf(test);
  if (!open || !canPutBack(test)) return test;
  const { startedAtMs, endedAtMs } = playedOf(open);
  const falseStarts = [...(test.falseStarts ?? []), { startedAtMs, endedAtMs }];
  return { ...test, falseStarts, state: { kind: 'running', open: null } };
}

/** The open session over as it stands: unanswered, rated without a guess, or without the attention task. */
export function givenUp(test: KeptTest): KeptTest {
  const open = openOf(test);
  if (!open || open.answers) return attended(test, null);
  return closedAs(test, open, { rating: ratingOf(open), guess: null });
}

/** The attention task left out where its time has passed. */
export function withoutLateTask(test: KeptTest, nowMs: Milliseconds): KeptTest {
  const open = openOf(test);
  return open && nowMs > playedOf(open).endedAtMs + ATTENTION_WITHIN_MS
    ? attended(test, null)
    : test;
}

/**
 * The same test with what tells whether its clock was set: one that is behind the end of its latest session, once for as long as that
 * clock goes on, and that the wash-out after that session was seen to be over.
 */
export function withClock(test: KeptTest, nowMs: Milliseconds): KeptTest {
  const { sealed, attempts, foundBehindMs = Infinity, seenOverMs, state } = test;
  if (state.kind !== 'running' || state.open) return test;
  const run = runOf(sealed.protocol, attempts);
  if (foundBehindMs > nowMs && isClockBehind(run, nowMs)) return { ...test, foundBehindMs: nowMs };
  const isOver = run.heldUntilMs !== null && stepOf(test, nowMs).kind === 'ready';
  return isOver && seenOverMs === undefined ? { ...test, seenOverMs: nowMs } : test;
}

/** All sessions that were missed until a time noted as such, as long as the test can keep them. */
export function withMissed(test: KeptTest, nowMs: Milliseconds): KeptTest {
  let noted = test;
  let room = MOST_MISSED - test.attempts.filter(({ kind }) => kind === 'missed').length;
  for (let step = stepOf(noted, nowMs); step.kind === 'missed'; step = stepOf(noted, nowMs)) {
    if (room <= 0) return noted;
    room -= 1;
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

function openOf({ state }: KeptTest): OpenSession | null {
  return state.kind === 'running' ? state.open : null;
}

function ratingOf({ rated }: OpenSession): number | null {
  return rated?.rating ?? null;
}

/** The same test with its open session over, and what was said of it. */
export function closedAs(
  { foundBehindMs: _behind, seenOverMs: _over, ...test }: KeptTest,
  open: OpenSession,
  said: Omit<
    Extract<Attempt, { kind: 'held' }>,
    'kind' | 'ratedAtMs' | keyof ReturnType<typeof playedOf>
  >,
): KeptTest {
  const ratedAtMs = open.rated && { ratedAtMs: open.rated.atMs };
  return {
    ...test,
    attempts: [...test.attempts, { kind: 'held', ...playedOf(open), ...said, ...ratedAtMs }],
    state: { kind: 'running', open: null },
  };
}
