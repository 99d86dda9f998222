import { describe, expect, it } from 'vitest';
import { orderOf } from '../protocol/order.ts';
import type { Attempt } from '../protocol/run.ts';
import { EXAMPLE_PROTOCOL, EXAMPLE_SEED } from '../protocol/testing/example-protocol.ts';
import { abandoned, EXAMPLE_START_MS, exampleTestAfter } from '../testing/example-test.ts';
import { withOpen } from './next-state.ts';
import { usedInTest, useInTests } from './use-in-test.ts';

const running = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), 6);
const uses = running.attempts.flatMap((attempt) =>
  attempt.kind === 'held'
    ? [{ startMs: attempt.startedAtMs, endMs: attempt.endedAtMs, sittingId: running.id }]
    : [],
);
const NONE: ReadonlySet<string> = new Set();

describe('use that was part of a self-test', () => {
  it('is hidden until the test ends, all of it alike, also what plays now', () => {
    const next = EXAMPLE_START_MS + 999_000_000;
    const open = { startedAtMs: next, endedAtMs: next + 60_000, playedMs: 60_000 };
    const of = useInTests(usedInTest(withOpen(running, open)), NONE);
    expect(uses.map(of)).toEqual(uses.map(() => 'hidden'));
    expect(of({ startMs: next, endMs: next + 90_000, sittingId: running.id })).toBe('hidden');
  });

  it('is what it was once the order is open', () => {
    const arms = orderOf(EXAMPLE_PROTOCOL, EXAMPLE_SEED).flat().slice(0, 6);
    expect(uses.map(useInTests(usedInTest(abandoned(running)), NONE))).toEqual(
      arms.map((arm) => (arm === 'sham' ? 'sham' : null)),
    );
  });

  it('is not known where the order is lost', () => {
    const lost = { ...running, state: { kind: 'abandoned', atMs: 1, seed: null } as const };
    expect(uses.map(useInTests(usedInTest(lost), NONE))).toEqual(uses.map(() => 'unknown'));
  });

  it('is nothing else: neither before, nor between, nor without a test', () => {
    const between = {
      startMs: EXAMPLE_START_MS + 7_200_000,
      endMs: EXAMPLE_START_MS + 7_300_000,
      sittingId: running.id,
    };
    expect(useInTests(usedInTest(running), NONE)(between)).toBeNull();
    expect(uses.map(useInTests([], NONE))).toEqual(uses.map(() => null));
  });

  it('is known by its sitting, though the clock of the device was three hours off', () => {
    const arms = orderOf(EXAMPLE_PROTOCOL, EXAMPLE_SEED).flat().slice(0, 6);
    const sittings = usedInTest(running).map(({ sittingId }) => sittingId);
    const off = uses.map(({ startMs, endMs }, index) => ({
      startMs: startMs - 10_800_000,
      endMs: endMs - 10_800_000,
      sittingId: sittings[index] ?? '',
    }));
    expect(off.map(useInTests(usedInTest(running), new Set(sittings)))).toEqual(
      off.map(() => 'hidden'),
    );
    expect(off.map(useInTests(usedInTest(abandoned(running)), new Set(sittings)))).toEqual(
      arms.map((arm) => (arm === 'sham' ? 'sham' : null)),
    );
    // An ordinary session at the time that the wrong clock told of is none of the test.
    expect(uses.map(useInTests(usedInTest(running), new Set(sittings)))).toEqual(
      uses.map(() => null),
    );
  });

  it('is found without going through the sessions before each anew', () => {
    const looks = (sessions: number) => {
      let count = 0;
      const attempts = Array.from({ length: sessions }, (_, index): Attempt => {
        const startedAtMs = EXAMPLE_START_MS + index * 86_400_000;
        return {
          kind: 'held',
          startedAtMs,
          endedAtMs: startedAtMs + 60_000,
          rating: 3,
          guess: 'noIdea',
          get playedMs() {
            count += 1;
            return 3_600_000;
          },
        };
      });
      const { sealed } = running;
      const protocol = { ...sealed.protocol, pairs: 60, sparePairs: 60 };
      usedInTest({ ...running, sealed: { ...sealed, protocol }, attempts });
      return count;
    };
    expect(looks(110)).toBe(110);
  });
});
