import type { KeptTest } from '../kept/kept-test.ts';
import { type Arm, orderOf } from '../protocol/order.ts';
import type { Attempt } from '../protocol/run.ts';
import { runOf } from '../protocol/run.ts';
import { EXAMPLE_PROTOCOL, EXAMPLE_SEED, HOUR_MS } from '../protocol/testing/example-protocol.ts';

const DAY_MS = 24 * HOUR_MS;

/** 1 June 2026, 9:00 in Greenwich. */
export const EXAMPLE_START_MS = 1_780_304_400_000;

/** SHA-256 of the example protocol sealed with the example seed. */
export const EXAMPLE_COMMITMENT =
  '5fddd6cf3ef4f47ee6c0d513615dc2f594d16dbc26c95cbaa923da9c88a34a8f';

/** A self-test of the example protocol before its first session. */
export const EXAMPLE_TEST: KeptTest = {
  id: '6f1c2b1e-6f0a-4b53-9d3a-0c1f5d1f2a77',
  sealed: { protocol: EXAMPLE_PROTOCOL, commitment: EXAMPLE_COMMITMENT },
  createdAtMs: EXAMPLE_START_MS,
  attempts: [],
  state: { kind: 'running', open: null },
};

/** What somebody does on a day: misses the session, or answers it. */
export type Behaviour = (
  arm: Arm,
  session: number,
) =>
  | 'missed'
  | Pick<Extract<Attempt, { kind: 'held' }>, 'rating' | 'guess' | 'attention' | 'brokenOffTasks'>;

/** The example test after so many sessions, one a day (all of them unless told); one that is over is opened. */
export function exampleTestAfter(behave: Behaviour, sessions = Infinity): KeptTest {
  const order = orderOf(EXAMPLE_PROTOCOL, EXAMPLE_SEED);
  const attempts: Attempt[] = [];
  let next = runOf(EXAMPLE_PROTOCOL, attempts).next;
  for (let session = 0; next !== null && session < sessions; session += 1) {
    const atMs = EXAMPLE_START_MS + session * DAY_MS;
    const done = behave(order[next.pair]?.[next.session] ?? 'real', session);
    attempts.push(
      done === 'missed'
        ? { kind: 'missed', atMs }
        : {
            kind: 'held',
            startedAtMs: atMs,
            endedAtMs: atMs + HOUR_MS / 2,
            playedMs: HOUR_MS / 2,
            ...done,
          },
    );
    next = runOf(EXAMPLE_PROTOCOL, attempts).next;
  }
  const atMs = EXAMPLE_START_MS + attempts.length * DAY_MS;
  return {
    ...EXAMPLE_TEST,
    attempts,
    state:
      next === null ? { kind: 'ended', atMs, seed: EXAMPLE_SEED } : { kind: 'running', open: null },
  };
}

/** The same test, stopped by the person before its end. */
export function abandoned(test: KeptTest): KeptTest {
  const atMs = EXAMPLE_START_MS + (test.attempts.length + 1) * DAY_MS;
  return { ...test, state: { kind: 'abandoned', atMs, seed: EXAMPLE_SEED } };
}
