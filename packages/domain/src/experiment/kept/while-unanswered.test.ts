import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../protocol/testing/example-protocol.ts';
import { EXAMPLE_START_MS, exampleTestAfter } from '../testing/example-test.ts';
import { answered, stepOf, withMissed, withOpen } from './next-state.ts';
import { whileUnanswered } from './while-unanswered.ts';

const DAY_MS = 24 * HOUR_MS;
const answers = { rating: 4, guess: 'noIdea' } as const;

/** The example test with a session open that ended, after so many of one a day. */
function waiting(sessions: number) {
  const startedAtMs = EXAMPLE_START_MS + sessions * DAY_MS;
  const open = { startedAtMs, endedAtMs: startedAtMs + HOUR_MS, playedMs: HOUR_MS };
  const test = withOpen(
    exampleTestAfter(() => answers, sessions),
    open,
  );
  return { test, endedAtMs: open.endedAtMs };
}

describe('while a session waits for its answer', () => {
  it.each([
    ['the other of its pair', 2, true],
    ['the first of the next pair', 3, false],
  ])('the time of %s goes on, from the end of the session', (_, sessions, isSamePair) => {
    const { test, endedAtMs } = waiting(sessions);
    const missedFromMs = endedAtMs + 4 * HOUR_MS + 3 * DAY_MS;
    for (const nowMs of [endedAtMs, endedAtMs + DAY_MS, missedFromMs - 1]) {
      expect(whileUnanswered(test, nowMs)).toEqual({ isSamePair, missedFromMs, missed: 0 });
    }
    const step = stepOf(answered(test, answers, endedAtMs), endedAtMs + 5 * HOUR_MS);
    expect(step).toMatchObject({ kind: 'ready', missedFromMs });
  });

  it('sessions are missed, as many as there are once it is answered', () => {
    const { test, endedAtMs } = waiting(2);
    const missedFromMs = endedAtMs + 4 * HOUR_MS + 3 * DAY_MS;
    for (const [days, missed] of [
      [0, 1],
      [3, 2],
      [7, 3],
      [900, 5],
    ] as const) {
      const nowMs = missedFromMs + days * DAY_MS;
      expect(whileUnanswered(test, nowMs)).toEqual({ isSamePair: true, missedFromMs, missed });
      const { attempts } = withMissed(answered(test, answers, nowMs), nowMs);
      expect(attempts).toHaveLength(3 + missed);
    }
  });

  it('nothing lapses without an open session, and after the last', () => {
    expect(
      whileUnanswered(
        exampleTestAfter(() => answers, 3),
        EXAMPLE_START_MS,
      ),
    ).toBeNull();
    const { test, endedAtMs } = waiting(39);
    expect(whileUnanswered(test, endedAtMs + DAY_MS)).toBeNull();
  });
});
