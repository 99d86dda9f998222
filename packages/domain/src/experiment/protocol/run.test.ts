import { describe, expect, it } from 'vitest';
import { type Attempt, nextStep, runOf } from './run.ts';
import { EXAMPLE_PROTOCOL, HOUR_MS } from './testing/example-protocol.ts';

/** A session that counts, begun so many hours after the start of the self-test. */
function held(atHours: number, change: Partial<Extract<Attempt, { kind: 'held' }>> = {}): Attempt {
  const startedAtMs = atHours * HOUR_MS;
  return {
    kind: 'held',
    startedAtMs,
    endedAtMs: startedAtMs + HOUR_MS / 2,
    playedMs: HOUR_MS / 2,
    rating: 3,
    guess: 'noIdea',
    ...change,
  };
}

const daily = (count: number) => Array.from({ length: count }, (_, day) => held(24 * day));

describe('runOf', () => {
  it('counts pairs of sessions, and ends with the last planned one', () => {
    expect(runOf(EXAMPLE_PROTOCOL, [])).toMatchObject({ next: { pair: 0, session: 0 } });
    expect(runOf(EXAMPLE_PROTOCOL, daily(3))).toMatchObject({ next: { pair: 1, session: 1 } });
    const run = runOf(EXAMPLE_PROTOCOL, daily(40));
    expect(run.completePairs).toHaveLength(20);
    expect(run.next).toBeNull();
    expect(() => runOf(EXAMPLE_PROTOCOL, daily(41))).toThrow(RangeError);
  });

  it('keeps a pair that lost a session, says why, and goes on with the next', () => {
    const protocol = { ...EXAMPLE_PROTOCOL, sparePairs: 6 };
    const run = runOf(protocol, [
      { kind: 'missed', atMs: 0 },
      held(24),
      held(48, { playedMs: HOUR_MS / 4 }),
      held(72),
      held(75),
      held(96, { rating: null }),
      held(120),
      held(144, { guess: null }),
      held(168),
      held(192),
    ]);
    expect(run.lostPairs).toEqual([
      { pair: 0, session: 0, loss: 'missed' },
      { pair: 1, session: 1, loss: 'tooShort' },
      { pair: 2, session: 1, loss: 'tooSoon' },
      { pair: 3, session: 0, loss: 'unanswered' },
      { pair: 4, session: 1, loss: 'ratedThenLeftOut' },
    ]);
    expect(run.completePairs.map(({ pair }) => pair)).toEqual([5]);
    expect(run.next).toEqual({ pair: 6, session: 0 });
  });

  it('counts an answer that came late, but for a protocol that was sealed with a limit', () => {
    const limited = { ...EXAMPLE_PROTOCOL, answerWithinMs: 4 * HOUR_MS };
    const answeredAt = (hours: number) => [held(0, { answeredAtMs: hours * HOUR_MS })];
    const lossOf = (protocol: typeof limited, hours: number) =>
      runOf(protocol, answeredAt(hours)).lostPairs.map(({ loss }) => loss);
    // The session ends half an hour after it begins.
    expect(lossOf(limited, 4.5)).toEqual([]);
    expect(lossOf(limited, 4.51)).toEqual(['answeredLate']);
    expect(lossOf(limited, -72)).toEqual([]);
    expect(runOf(limited, [held(0)]).lostPairs).toEqual([]);
    expect(runOf(EXAMPLE_PROTOCOL, answeredAt(120)).lostPairs).toEqual([]);
  });

  it('ends when no spare pair is left', () => {
    const missed = Array.from({ length: 24 }, (_, day): Attempt => ({ kind: 'missed', atMs: day }));
    expect(runOf(EXAMPLE_PROTOCOL, missed).next).toBeNull();
    expect(runOf(EXAMPLE_PROTOCOL, missed.slice(1)).next).toEqual({ pair: 23, session: 0 });
  });

  it('replaces a lost pair by a spare one', () => {
    const run = runOf(EXAMPLE_PROTOCOL, [{ kind: 'missed', atMs: -HOUR_MS }, ...daily(40)]);
    expect(run.completePairs).toHaveLength(20);
    expect(run.completePairs.at(-1)?.pair).toBe(20);
  });
});

describe('nextStep', () => {
  const stepAt = (attempts: readonly Attempt[], hours: number) =>
    nextStep(EXAMPLE_PROTOCOL, runOf(EXAMPLE_PROTOCOL, attempts), hours * HOUR_MS);

  it('lets the first session begin at any time', () => {
    expect(stepAt([], 9_999)).toMatchObject({ kind: 'ready', missedFromMs: null });
  });

  it('waits for the wash-out, then is ready, then has missed it', () => {
    const place = { pair: 0, session: 1 };
    expect(stepAt([held(0)], 1)).toEqual({ kind: 'wait', place, untilMs: 4.5 * HOUR_MS });
    expect(stepAt([held(0)], 4.5)).toEqual({ kind: 'ready', place, missedFromMs: 76.5 * HOUR_MS });
    expect(stepAt([held(0)], 76.5)).toEqual({ kind: 'missed', place, sinceMs: 76.5 * HOUR_MS });
  });

  it('gives the session after a missed one its whole time', () => {
    const attempts: Attempt[] = [held(0), { kind: 'missed', atMs: 100 * HOUR_MS }];
    expect(stepAt(attempts, 100)).toEqual({
      kind: 'ready',
      place: { pair: 1, session: 0 },
      missedFromMs: 172 * HOUR_MS,
    });
  });

  it('is over after the last pair', () => {
    expect(stepAt(daily(40), 10_000)).toEqual({ kind: 'over' });
  });
});
