import type { Interval } from '../../usage/interval.ts';
import { type Arm, orderOf } from '../protocol/order.ts';
import { runOf, standingAttempts } from '../protocol/run.ts';
import { type KeptTest, openedSeed } from './kept-test.ts';
import { isSessionSitting, sessionSitting } from './session-sitting.ts';

/**
 * What a stretch of use was in a self-test, where it was anything but the rhythm: hidden until the test ends, the sham, or not
 * known any more, since the order is lost.
 */
export const USES_IN_TEST = ['hidden', 'sham', 'unknown'] as const;

/** What a stretch of use was in a self-test. */
export type UseInTest = (typeof USES_IN_TEST)[number];

/** The clocks that told of a session and of its use may differ by this. */
const NEAR_MS = 30_000;

interface Held extends Use {
  readonly use: UseInTest | null;
}

/** A stretch of use, and the sitting that it is part of. */
export interface Use extends Interval {
  readonly sittingId: string;
}

/** Sittings under which the use of the sessions of these self-tests is recorded. */
export function sittingsOf(tests: readonly KeptTest[]): readonly string[] {
  return tests.flatMap(heldOf).map(({ sittingId }) => sittingId);
}

/**
 * What stretches of use were in these self-tests; null for ordinary ones, and for those with the rhythm of a test that is over.
 * They are known by their sitting. Only for sessions without one in `recorded`, from before sittings told, the clocks decide.
 */
export function useInTests(
  tests: readonly KeptTest[],
  recorded: ReadonlySet<string>,
): (use: Use) => UseInTest | null {
  const held = tests.flatMap(heldOf);
  const bySitting = new Map(held.map((session) => [session.sittingId, session]));
  const untold = held.filter(({ sittingId }) => !recorded.has(sittingId));
  return ({ startMs, endMs, sittingId }) => {
    if (isSessionSitting(sittingId)) return bySitting.get(sittingId)?.use ?? null;
    const middleMs = (startMs + endMs) / 2;
    const near = (one: Interval) =>
      middleMs >= one.startMs - NEAR_MS && middleMs <= one.endMs + NEAR_MS;
    return untold.find(near)?.use ?? null;
  };
}

function heldOf(test: KeptTest): readonly Held[] {
  const { id, sealed, state } = test;
  const attempts = standingAttempts(test.attempts);
  const seed = openedSeed(test);
  const order = seed === null ? null : orderOf(sealed.protocol, seed);
  const held = attempts.flatMap((attempt, index) => {
    if (attempt.kind !== 'held') return [];
    const place = runOf(sealed.protocol, attempts.slice(0, index)).next;
    const arm = place && order?.[place.pair]?.[place.session];
    const use = state.kind === 'running' ? 'hidden' : useOf(arm);
    const { startedAtMs: startMs, endedAtMs: endMs } = attempt;
    return [{ startMs, endMs, use, sittingId: sessionSitting(id, startMs) }];
  });
  const putBack = (test.falseStarts ?? []).map(({ startedAtMs: startMs, endedAtMs: endMs }) => {
    const later = attempts.findIndex(
      (attempt) => (attempt.kind === 'held' ? attempt.startedAtMs : attempt.atMs) > startMs,
    );
    const before = later < 0 ? attempts : attempts.slice(0, later);
    const place = runOf(sealed.protocol, before).next;
    const use =
      state.kind === 'running' ? 'hidden' : useOf(place && order?.[place.pair]?.[place.session]);
    return { startMs, endMs, use, sittingId: sessionSitting(id, startMs) };
  });
  const over = [...held, ...putBack];
  if (state.kind !== 'running' || state.open === null) return over;
  const { startedAtMs: startMs, endedAtMs: endMs } = state.open;
  return [...over, { startMs, endMs, use: 'hidden', sittingId: sessionSitting(id, startMs) }];
}

function useOf(arm: Arm | null | undefined): UseInTest | null {
  if (arm === 'real') return null;
  return arm === 'sham' ? 'sham' : 'unknown';
}
