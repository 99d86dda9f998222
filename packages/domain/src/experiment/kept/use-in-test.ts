import { firstCovering } from '../../usage/first-covering.ts';
import type { Interval } from '../../usage/interval.ts';
import { type Arm, orderOf } from '../protocol/order.ts';
import { placesOf, standingAttempts } from '../protocol/run.ts';
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

/** A stretch of use, and the sitting that it is part of. */
export interface Use extends Interval {
  readonly sittingId: string;
}

/** A session of a self-test, what it was, and the sitting under which its use is recorded. */
export interface UsedInTest extends Use {
  readonly use: UseInTest | null;
}

/**
 * What stretches of use were in these sessions of self-tests; null for ordinary ones, and for those with the rhythm of a test that
 * is over. They are known by their sitting. Only for sessions without one in `recorded`, from before sittings told, the clocks
 * decide.
 */
export function useInTests(
  sessions: readonly UsedInTest[],
  recorded: ReadonlySet<string>,
): (use: Use) => UseInTest | null {
  const bySitting = new Map(sessions.map((session) => [session.sittingId, session]));
  const near = firstCovering(
    sessions
      .filter(({ sittingId }) => !recorded.has(sittingId))
      .map(({ startMs, endMs, use }) => ({
        startMs: startMs - NEAR_MS,
        endMs: endMs + NEAR_MS,
        use,
      })),
  );
  return ({ startMs, endMs, sittingId }) => {
    if (isSessionSitting(sittingId)) return bySitting.get(sittingId)?.use ?? null;
    return near((startMs + endMs) / 2)?.use ?? null;
  };
}

/** The sessions of a self-test, those that were put back and the one that is open among them. */
export function usedInTest(test: KeptTest): readonly UsedInTest[] {
  const { id, sealed, state } = test;
  const attempts = standingAttempts(test.attempts);
  const seed = openedSeed(test);
  const order = seed === null ? null : orderOf(sealed.protocol, seed);
  const places = placesOf(sealed.protocol, attempts);
  const inPlace = (index: number) => {
    const place = places[index];
    return state.kind === 'running'
      ? 'hidden'
      : knownAs(place && order?.[place.pair]?.[place.session]);
  };
  const held = attempts.flatMap((attempt, index) => {
    if (attempt.kind !== 'held') return [];
    const { startedAtMs: startMs, endedAtMs: endMs } = attempt;
    return [{ startMs, endMs, use: inPlace(index), sittingId: sessionSitting(id, startMs) }];
  });
  const putBack = (test.falseStarts ?? []).map(({ startedAtMs: startMs, endedAtMs: endMs }) => {
    const later = attempts.findIndex(
      (attempt) => (attempt.kind === 'held' ? attempt.startedAtMs : attempt.atMs) > startMs,
    );
    const use = inPlace(later < 0 ? attempts.length : later);
    return { startMs, endMs, use, sittingId: sessionSitting(id, startMs) };
  });
  const over = [...held, ...putBack];
  if (state.kind !== 'running' || state.open === null) return over;
  const { startedAtMs: startMs, endedAtMs: endMs } = state.open;
  return [...over, { startMs, endMs, use: 'hidden', sittingId: sessionSitting(id, startMs) }];
}

function knownAs(arm: Arm | null | undefined): UseInTest | null {
  if (arm === 'real') return null;
  return arm === 'sham' ? 'sham' : 'unknown';
}
