import type { Interval } from '../../usage/interval.ts';
import { type Arm, orderOf } from '../protocol/order.ts';
import { runOf, standingAttempts } from '../protocol/run.ts';
import { type KeptTest, openedSeed } from './kept-test.ts';

/**
 * What a stretch of use was in a self-test, where it was anything but the rhythm: hidden until the test ends, the sham, or not
 * known any more, since the order is lost.
 */
export const USES_IN_TEST = ['hidden', 'sham', 'unknown'] as const;

/** What a stretch of use was in a self-test. */
export type UseInTest = (typeof USES_IN_TEST)[number];

/** The clocks that told of a session and of its use may differ by this. */
const NEAR_MS = 30_000;

interface Held extends Interval {
  readonly use: UseInTest | null;
}

/** What stretches of use were in these self-tests; null for ordinary ones, and for those with the rhythm of a test that is over. */
export function useInTests(tests: readonly KeptTest[]): (use: Interval) => UseInTest | null {
  const held = tests.flatMap(heldOf);
  return ({ startMs, endMs }) => {
    const middleMs = (startMs + endMs) / 2;
    const near = (one: Interval) =>
      middleMs >= one.startMs - NEAR_MS && middleMs <= one.endMs + NEAR_MS;
    return held.find(near)?.use ?? null;
  };
}

function heldOf(test: KeptTest): readonly Held[] {
  const { sealed, state } = test;
  const attempts = standingAttempts(test.attempts);
  const seed = openedSeed(test);
  const order = seed === null ? null : orderOf(sealed.protocol, seed);
  const held = attempts.flatMap((attempt, index) => {
    if (attempt.kind !== 'held') return [];
    const place = runOf(sealed.protocol, attempts.slice(0, index)).next;
    const arm = place && order?.[place.pair]?.[place.session];
    const use = state.kind === 'running' ? 'hidden' : useOf(arm);
    return [{ startMs: attempt.startedAtMs, endMs: attempt.endedAtMs, use }];
  });
  if (state.kind !== 'running' || state.open === null) return held;
  const { startedAtMs: startMs, endedAtMs: endMs } = state.open;
  return [...held, { startMs, endMs, use: 'hidden' }];
}

function useOf(arm: Arm | null | undefined): UseInTest | null {
  if (arm === 'real') return null;
  return arm === 'sham' ? 'sham' : 'unknown';
}
