import { describe, expect, it } from 'vitest';
import { EXAMPLE_SEED, HOUR_MS } from '../protocol/testing/example-protocol.ts';
import { orderOf } from '../protocol/order.ts';
import { reportOf } from '../report/test-report.ts';
import { EXAMPLE_START_MS, exampleTestAfter } from '../testing/example-test.ts';
import { continues, furtherOf } from './continuation.ts';
import { MOST_FALSE_STARTS } from './false-start.ts';
import { type KeptTest, readKeptTest } from './kept-test.ts';
import { canPutBack, stepOf, withOpen, withPutBack } from './next-state.ts';
import type { OpenSession } from './open-session.ts';
import { sessionSitting } from './session-sitting.ts';
import { usedInTest, useInTests } from './use-in-test.ts';

const two = exampleTestAfter(() => ({ rating: 4, guess: 'noIdea' }), 2);
const startedAtMs = EXAMPLE_START_MS + 48 * HOUR_MS;
const open: OpenSession = {
  startedAtMs,
  endedAtMs: startedAtMs + 59_999,
  playedMs: 40_000,
  isFinished: true,
};
const begun = withOpen(two, open);

describe('a session that is finished within its first minute', () => {
  it('is put back as if it had not begun, is kept beside the attempts, and stays over', () => {
    const back = withPutBack(begun);
    expect(back.attempts).toEqual(two.attempts);
    expect(back.falseStarts).toEqual([{ startedAtMs, endedAtMs: open.endedAtMs }]);
    expect(stepOf(back, open.endedAtMs)).toEqual(stepOf(two, open.endedAtMs));
    expect(readKeptTest(JSON.parse(JSON.stringify(back)))).toEqual({ ok: true, value: back });
    expect(reportOf(back).sessions).toEqual(reportOf(two).sessions);
    expect(continues(begun, back)).toBe(true);
    expect(withOpen(back, open)).toBe(back);
    expect(withPutBack(back)).toBe(back);
  });

  it.each<[string, Partial<OpenSession>]>([
    ['took a minute, whatever counted of it', { endedAtMs: startedAtMs + 60_000, playedMs: 1 }],
    ['played for a minute, whatever the clock says', { endedAtMs: startedAtMs, playedMs: 60_000 }],
    ['is rated', { rated: { rating: 3, atMs: startedAtMs } }],
    ['is answered', { answers: { rating: 3, guess: 'real' } }],
  ])('is not put back where it %s', (_, change) => {
    const test = withOpen(two, { ...open, ...change });
    expect(canPutBack(test)).toBe(false);
    expect(withPutBack(test)).toBe(test);
  });

  it('is not put back where it may still play, nor after many of them', () => {
    const { isFinished: _, ...playing } = open;
    expect(canPutBack(withOpen(two, playing))).toBe(false);
    const falseStarts = Array.from({ length: MOST_FALSE_STARTS }, (_each, index) => ({
      startedAtMs: index,
      endedAtMs: index,
    }));
    expect(canPutBack({ ...begun, falseStarts })).toBe(false);
  });

  it('stays put back, whichever device has heard of it', () => {
    const back = withPutBack(begun);
    expect(furtherOf(back, begun)).toEqual(back);
    expect(furtherOf(begun, back)).toEqual(back);
    const on = exampleTestAfter(() => ({ rating: 4, guess: 'noIdea' }), 3);
    expect(furtherOf(back, on)).toEqual({ ...on, falseStarts: back.falseStarts });
  });

  it('is hidden from the record of use while the test runs, and then is what it was', () => {
    const back = withPutBack(begun);
    const use = {
      startMs: startedAtMs,
      endMs: open.endedAtMs,
      sittingId: sessionSitting(back.id, startedAtMs),
    };
    const useOf = (test: KeptTest) => useInTests(usedInTest(test), new Set([use.sittingId]))(use);
    expect(useOf(back)).toBe('hidden');
    const arm = orderOf(back.sealed.protocol, EXAMPLE_SEED)[1]?.[0];
    const over = { kind: 'abandoned', atMs: startedAtMs + HOUR_MS, seed: EXAMPLE_SEED } as const;
    expect(useOf({ ...back, state: over })).toBe(arm === 'real' ? null : 'sham');
    expect(useOf({ ...back, state: { ...over, seed: null } })).toBe('unknown');
  });
});
