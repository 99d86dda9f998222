import { describe, expect, it } from 'vitest';
import { EXAMPLE_SEED, HOUR_MS } from '../protocol/testing/example-protocol.ts';
import { EXAMPLE_START_MS, EXAMPLE_TEST, exampleTestAfter } from '../testing/example-test.ts';
import { readKeptTest } from './kept-test.ts';
import { answered, opened, stepOf, withMissed, withOpen, withOther } from './next-state.ts';

const DAY_MS = 24 * HOUR_MS;
const answers = { rating: 4, guess: 'noIdea' } as const;
const begun = {
  startedAtMs: EXAMPLE_START_MS,
  endedAtMs: EXAMPLE_START_MS + HOUR_MS,
  playedMs: HOUR_MS,
};

describe('a running self-test', () => {
  it('waits for the answer to a session that was begun, however long that takes', () => {
    const test = withOpen(EXAMPLE_TEST, begun);
    expect(stepOf(test, EXAMPLE_START_MS + 900 * DAY_MS)).toEqual({ kind: 'answer', open: begun });
    expect(withMissed(test, EXAMPLE_START_MS + 900 * DAY_MS)).toEqual(test);
    const after = answered(test, answers);
    expect(after.attempts).toEqual([{ kind: 'held', ...begun, ...answers }]);
    expect(stepOf(after, begun.endedAtMs).kind).toBe('wait');
    expect(answered(after, answers)).toEqual(after);
  });

  it('keeps a session closed that was, whoever still notes what it plays', () => {
    const after = answered(withOpen(EXAMPLE_TEST, begun), answers);
    expect(withOpen(after, { ...begun, playedMs: 2 * HOUR_MS })).toBe(after);
    const later = { ...begun, startedAtMs: EXAMPLE_START_MS + DAY_MS };
    expect(withOpen(after, later).state).toEqual({ kind: 'running', open: later });
  });

  it('notes each session that was missed meanwhile', () => {
    const test = exampleTestAfter(() => answers, 2);
    const later = withMissed(test, EXAMPLE_START_MS + 12 * DAY_MS);
    expect(later.attempts.slice(2).map(({ kind }) => kind)).toEqual(['missed', 'missed', 'missed']);
    expect(stepOf(later, EXAMPLE_START_MS + 12 * DAY_MS).kind).toBe('ready');
  });

  it('is over when nobody comes any more, and can be opened then', () => {
    const test = withMissed(
      exampleTestAfter(() => answers, 2),
      EXAMPLE_START_MS + 900 * DAY_MS,
    );
    const ended = opened(test, EXAMPLE_SEED, EXAMPLE_START_MS + 900 * DAY_MS);
    expect(ended.state).toMatchObject({ kind: 'ended', seed: EXAMPLE_SEED });
    expect(readKeptTest(ended)).toEqual({ ok: true, value: ended });
    expect(stepOf(ended, 0)).toEqual({ kind: 'over' });
  });

  it('is abandoned where it is opened before', () => {
    const stopped = opened(
      exampleTestAfter(() => answers, 5),
      null,
      EXAMPLE_START_MS,
    );
    expect(stopped.state).toEqual({ kind: 'abandoned', atMs: EXAMPLE_START_MS, seed: null });
    expect(opened(stopped, EXAMPLE_SEED, 0)).toBe(stopped);
    expect(withOpen(stopped, begun)).toBe(stopped);
  });
});

describe('a session outside a test', () => {
  const { washOutMs } = EXAMPLE_TEST.sealed.protocol;

  it('puts the next one off by the wash-out, also the first', () => {
    for (const test of [EXAMPLE_TEST, exampleTestAfter(() => answers, 3)]) {
      const atMs = EXAMPLE_START_MS + 3 * DAY_MS;
      expect(stepOf(test, atMs).kind).toBe('ready');
      const after = withOther(test, atMs);
      expect(stepOf(after, atMs)).toMatchObject({ kind: 'wait', untilMs: atMs + washOutMs });
      expect(stepOf(after, atMs + washOutMs).kind).toBe('ready');
      expect(readKeptTest(after).ok).toBe(true);
    }
  });

  it('puts nothing off that is later anyway, and never when a session is missed', () => {
    const test = exampleTestAfter(() => answers, 3);
    const step = stepOf(test, EXAMPLE_START_MS + 3 * DAY_MS);
    if (step.kind !== 'ready' || step.missedFromMs === null) throw new Error('not ready');
    const after = withOther(test, step.missedFromMs);
    expect(stepOf(after, step.missedFromMs).kind).toBe('missed');
    expect(withOther(after, 0)).toBe(after);
  });

  it('is none where it ends in the future, by a clock that was wrong', () => {
    const wrong = withOther(EXAMPLE_TEST, EXAMPLE_START_MS + 900 * DAY_MS);
    expect(stepOf(wrong, EXAMPLE_START_MS).kind).toBe('ready');
  });
});
