import { describe, expect, it } from 'vitest';
import type { SartResult } from '../attention/sart-result.ts';
import { EXAMPLE_PROTOCOL, HOUR_MS } from '../protocol/testing/example-protocol.ts';
import { EXAMPLE_START_MS, EXAMPLE_TEST } from '../testing/example-test.ts';
import { continues, furtherOf } from './continuation.ts';
import { type KeptTest, readKeptTest } from './kept-test.ts';
import {
  answered,
  attended,
  givenUp,
  stepOf,
  withOpen,
  withoutLateTask,
  withTaskBegun,
} from './next-state.ts';

const RESULT: SartResult = {
  commissions: 5,
  omissions: 2,
  tooEarly: 0,
  meanMs: 390,
  spreadMs: 88,
  frameMs: 16.7,
  clockMs: 0.1,
};
const ANSWERS = { rating: 4, guess: 'noIdea' } as const;
const OPEN = {
  startedAtMs: EXAMPLE_START_MS,
  endedAtMs: EXAMPLE_START_MS + HOUR_MS,
  playedMs: HOUR_MS,
};
const AT_MS = OPEN.endedAtMs + 90_000;
const WITH_TASK: KeptTest = {
  ...EXAMPLE_TEST,
  sealed: {
    ...EXAMPLE_TEST.sealed,
    protocol: { ...EXAMPLE_PROTOCOL, attentionTask: 'sart' },
  },
};
const held = withOpen(WITH_TASK, OPEN);

describe('a session of a test with the attention task', () => {
  it('keeps its answers at once, then waits for the task', () => {
    const waiting = answered(held, ANSWERS, AT_MS);
    expect(stepOf(waiting, OPEN.endedAtMs)).toMatchObject({ kind: 'attention' });
    expect(waiting.attempts).toEqual([]);
    expect(readKeptTest(waiting).ok).toBe(true);
    expect(answered(waiting, { rating: 1, guess: 'real' }, AT_MS)).toBe(waiting);
    const done = attended(waiting, RESULT);
    expect(done.attempts).toEqual([
      { kind: 'held', ...OPEN, ...ANSWERS, answeredAtMs: AT_MS, attention: RESULT },
    ]);
    expect(readKeptTest(done).ok).toBe(true);
    expect(attended(done, RESULT)).toBe(done);
    expect(continues(waiting, done)).toBe(true);
  });

  it('loses nothing where the task is left out, stopped or comes too late', () => {
    const waiting = answered(held, ANSWERS, AT_MS);
    const without = [{ kind: 'held', ...OPEN, ...ANSWERS, answeredAtMs: AT_MS }];
    expect(attended(waiting, null).attempts).toEqual(without);
    expect(givenUp(waiting).attempts).toEqual(without);
    expect(withoutLateTask(waiting, OPEN.endedAtMs + HOUR_MS / 2)).toBe(waiting);
    expect(withoutLateTask(waiting, OPEN.endedAtMs + HOUR_MS / 2 + 1).attempts).toEqual(without);
  });

  it('keeps how many runs were broken off before the one that counts, or before it was left out', () => {
    const waiting = answered(held, ANSWERS, AT_MS);
    const [once, thrice] = [1, 3].map((runs) =>
      Array.from({ length: runs }).reduce<KeptTest>(withTaskBegun, waiting),
    );
    if (!once || !thrice) throw new Error('not begun');
    expect(attended(once, RESULT).attempts).toMatchObject([{ brokenOffTasks: 0 }]);
    const done = attended(thrice, RESULT);
    expect(done.attempts).toMatchObject([{ attention: RESULT, brokenOffTasks: 2 }]);
    expect(attended(thrice, null).attempts).toMatchObject([{ brokenOffTasks: 3 }]);
    for (const test of [thrice, done])
      expect(readKeptTest(JSON.parse(JSON.stringify(test)))).toEqual({ ok: true, value: test });
    expect(readKeptTest({ ...attended(thrice, null), sealed: EXAMPLE_TEST.sealed }).ok).toBe(false);
    expect(withTaskBegun(held)).toBe(held);
    expect(furtherOf(thrice, once)).toEqual(thrice);
    expect(furtherOf(once, thrice)).toEqual(thrice);
  });

  it('has none where it cannot count, and none where the protocol has none', () => {
    const short = withOpen(WITH_TASK, { ...OPEN, playedMs: 1000 });
    expect(answered(short, ANSWERS, AT_MS).attempts).toHaveLength(1);
    expect(answered(held, { rating: null, guess: null }, AT_MS).attempts).toHaveLength(1);
    expect(answered(withOpen(EXAMPLE_TEST, OPEN), ANSWERS, AT_MS).attempts).toHaveLength(1);
    const never: KeptTest = {
      ...attended(answered(held, ANSWERS, AT_MS), RESULT),
      sealed: EXAMPLE_TEST.sealed,
    };
    expect(readKeptTest(never).ok).toBe(false);
  });

  it('is further where it is answered, whichever device has it', () => {
    const waiting = answered(held, ANSWERS, AT_MS);
    expect(furtherOf(held, waiting)).toEqual(waiting);
    expect(furtherOf(waiting, held)).toEqual(waiting);
  });
});
