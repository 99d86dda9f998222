import { describe, expect, it } from 'vitest';
import { orderOf } from '../protocol/order.ts';
import { EXAMPLE_PROTOCOL, EXAMPLE_SEED } from '../protocol/testing/example-protocol.ts';
import { abandoned, EXAMPLE_START_MS, exampleTestAfter } from '../testing/example-test.ts';
import { withOpen } from './next-state.ts';
import { useInTests } from './use-in-test.ts';

const running = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), 6);
const uses = running.attempts.flatMap((attempt) =>
  attempt.kind === 'held' ? [{ startMs: attempt.startedAtMs, endMs: attempt.endedAtMs }] : [],
);

describe('use that was part of a self-test', () => {
  it('is hidden until the test ends, all of it alike, also what plays now', () => {
    const next = EXAMPLE_START_MS + 999_000_000;
    const open = { startedAtMs: next, endedAtMs: next + 60_000, playedMs: 60_000 };
    const of = useInTests([withOpen(running, open)]);
    expect(uses.map(of)).toEqual(uses.map(() => 'hidden'));
    expect(of({ startMs: next, endMs: next + 90_000 })).toBe('hidden');
  });

  it('is what it was once the order is open', () => {
    const arms = orderOf(EXAMPLE_PROTOCOL, EXAMPLE_SEED).flat().slice(0, 6);
    expect(uses.map(useInTests([abandoned(running)]))).toEqual(
      arms.map((arm) => (arm === 'sham' ? 'sham' : null)),
    );
  });

  it('is not known where the order is lost', () => {
    const lost = { ...running, state: { kind: 'abandoned', atMs: 1, seed: null } as const };
    expect(uses.map(useInTests([lost]))).toEqual(uses.map(() => 'unknown'));
  });

  it('is nothing else: neither before, nor between, nor without a test', () => {
    const between = { startMs: EXAMPLE_START_MS + 7_200_000, endMs: EXAMPLE_START_MS + 7_300_000 };
    expect(useInTests([running])(between)).toBeNull();
    expect(uses.map(useInTests([]))).toEqual(uses.map(() => null));
  });
});
