import { describe, expect, it } from 'vitest';
import { stepOf, withMissed } from '../kept/next-state.ts';
import { EXAMPLE_START_MS, exampleTestAfter } from '../testing/example-test.ts';
import { absenceOf } from './absence.ts';
import { runOf } from './run.ts';
import { HOUR_MS } from './testing/example-protocol.ts';

describe('a person who stays away from a self-test', () => {
  it.each([
    [20, 5, 4, 72],
    [20, 0, 20, 48],
    [40, 10, 1, 168],
  ])(
    'of %d pairs and %d spare ones loses what was said beforehand',
    (pairs, sparePairs, washOut, missed) => {
      const { sealed, ...rest } = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), 1);
      const times = { washOutMs: washOut * HOUR_MS, missedAfterMs: missed * HOUR_MS };
      const protocol = { ...sealed.protocol, pairs, sparePairs, ...times };
      const test = { ...rest, sealed: { ...sealed, protocol } };
      const endedAtMs = EXAMPLE_START_MS + HOUR_MS / 2;
      const lostAfter = (awayMs: number) =>
        runOf(protocol, withMissed(test, endedAtMs + awayMs).attempts).lostPairs.length;
      const stepAfter = (awayMs: number) => {
        const nowMs = endedAtMs + awayMs;
        return stepOf(withMissed(test, nowMs), nowMs).kind;
      };
      const { freeMs, sparedMs, verdictMs } = absenceOf(protocol);
      expect([lostAfter(freeMs - 1), lostAfter(freeMs)]).toEqual([0, 1]);
      expect([lostAfter(sparedMs - 1), lostAfter(sparedMs)]).toEqual([sparePairs, sparePairs + 1]);
      expect([stepAfter(verdictMs - 1), stepAfter(verdictMs)]).toEqual(['ready', 'noVerdict']);
    },
  );
});
