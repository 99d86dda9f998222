import { describe, expect, it } from 'vitest';
import { EXAMPLE_SEED, HOUR_MS } from '../protocol/testing/example-protocol.ts';
import { EXAMPLE_START_MS, EXAMPLE_TEST, exampleTestAfter } from '../testing/example-test.ts';
import { readKeptTest } from './kept-test.ts';
import { reportOf } from '../report/test-report.ts';
import {
  answered,
  asOf,
  attended,
  givenUp,
  opened,
  rated,
  stepOf,
  withClock,
  withMissed,
  withOpen,
  withOther,
} from './next-state.ts';

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
    const after = answered(test, answers, begun.endedAtMs);
    expect(after.attempts).toEqual([
      { kind: 'held', ...begun, ...answers, answeredAtMs: begun.endedAtMs },
    ]);
    expect(stepOf(after, begun.endedAtMs).kind).toBe('wait');
    expect(answered(after, answers, begun.endedAtMs)).toEqual(after);
  });

  it('takes the rating first, and keeps it whatever is said with the guess', () => {
    const test = withOpen(EXAMPLE_TEST, begun);
    const ratedAtMs = begun.endedAtMs + 1000;
    const first = rated(test, 2, ratedAtMs);
    expect(stepOf(first, ratedAtMs)).toMatchObject({
      kind: 'answer',
      open: { rated: { rating: 2, atMs: ratedAtMs } },
    });
    expect(readKeptTest(JSON.parse(JSON.stringify(first)))).toEqual({ ok: true, value: first });
    expect(rated(first, 5, ratedAtMs)).toBe(first);
    const after = answered(first, { rating: 5, guess: 'real' }, ratedAtMs + 1000);
    expect(after.attempts).toMatchObject([
      { rating: 2, guess: 'real', ratedAtMs, answeredAtMs: ratedAtMs + 1000 },
    ]);
    expect(readKeptTest(JSON.parse(JSON.stringify(after)))).toEqual({ ok: true, value: after });
    expect(rated(after, 5, ratedAtMs)).toBe(after);
  });

  it('keeps a rating without a guess, which does not count', () => {
    const first = rated(withOpen(EXAMPLE_TEST, begun), 2, begun.endedAtMs);
    const left = answered(first, { rating: null, guess: null }, begun.endedAtMs);
    for (const after of [left, givenUp(first)]) {
      expect(after.attempts).toMatchObject([{ rating: 2, guess: null }]);
      expect(reportOf(after).sessions[0]?.outcome).toBe('ratedThenLeftOut');
    }
  });

  it('keeps the rating where the attention task follows', () => {
    const protocol = { ...EXAMPLE_TEST.sealed.protocol, attentionTask: 'sart' } as const;
    const sealed = { ...EXAMPLE_TEST.sealed, protocol };
    const first = rated(withOpen({ ...EXAMPLE_TEST, sealed }, begun), 2, begun.endedAtMs);
    const asked = answered(first, { rating: 5, guess: 'sham' }, begun.endedAtMs + 1000);
    expect(stepOf(asked, begun.endedAtMs)).toMatchObject({
      kind: 'attention',
      open: { answers: { rating: 2, guess: 'sham' } },
    });
    expect(attended(asked, null).attempts).toMatchObject([
      { rating: 2, guess: 'sham', ratedAtMs: begun.endedAtMs },
    ]);
  });

  it('notes when its answers were given, and nothing where none were', () => {
    const test = withOpen(EXAMPLE_TEST, begun);
    const lateMs = begun.endedAtMs + 5 * DAY_MS;
    const late = answered(test, answers, lateMs);
    expect(late.attempts[0]).toHaveProperty('answeredAtMs', lateMs);
    expect(readKeptTest(JSON.parse(JSON.stringify(late)))).toEqual({ ok: true, value: late });
    const left = answered(test, { rating: null, guess: null }, lateMs);
    expect(left.attempts[0]).not.toHaveProperty('answeredAtMs');
  });

  it('keeps a session closed that was, whoever still notes what it plays', () => {
    const after = answered(withOpen(EXAMPLE_TEST, begun), answers, begun.endedAtMs);
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

  it('waits for the person to end it when nobody comes any more', () => {
    const lateMs = EXAMPLE_START_MS + 900 * DAY_MS;
    const test = withMissed(
      exampleTestAfter(() => answers, 2),
      lateMs,
    );
    expect(test.attempts).toHaveLength(7);
    expect(stepOf(test, lateMs).kind).toBe('noVerdict');
    const stopped = opened(test, EXAMPLE_SEED, lateMs);
    expect(stopped.state).toMatchObject({ kind: 'abandoned', seed: EXAMPLE_SEED });
    expect(stepOf(stopped, 0)).toEqual({ kind: 'over' });
  });

  it('is over after its last spare pair, and can be opened then', () => {
    const test = withMissed(
      exampleTestAfter((_, session) => (session < 4 ? 'missed' : answers), 43),
      EXAMPLE_START_MS + 50 * DAY_MS,
    );
    const ended = opened(test, EXAMPLE_SEED, EXAMPLE_START_MS + 50 * DAY_MS);
    expect(readKeptTest(ended).ok).toBe(true);
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

describe('a self-test on a device whose clock is set', () => {
  const { washOutMs } = EXAMPLE_TEST.sealed.protocol;
  /** One session, held by a clock that ran ahead by a day. */
  const ahead = exampleTestAfter(() => answers, 1);
  const endedMs = EXAMPLE_START_MS + HOUR_MS / 2;
  const setBackMs = endedMs - DAY_MS;
  const hold = (test: typeof ahead, startedAtMs: number) =>
    answered(
      withOpen(test, { startedAtMs, endedAtMs: startedAtMs + HOUR_MS, playedMs: HOUR_MS }),
      answers,
      startedAtMs + HOUR_MS,
    );

  it('missed nothing that was missed only by a clock that ran ahead', () => {
    const test = exampleTestAfter(() => answers, 3);
    const nowMs = EXAMPLE_START_MS + 3 * DAY_MS;
    const year = withMissed(test, nowMs + 365 * DAY_MS);
    expect(year.attempts.length).toBeGreaterThan(3);
    expect(stepOf(year, nowMs + 365 * DAY_MS).kind).toBe('noVerdict');
    expect(stepOf(year, nowMs)).toEqual(stepOf(test, nowMs));
    expect(asOf(year, nowMs)).toEqual(test);
    expect(withMissed(year, nowMs)).toEqual(year);
    const held = hold(year, nowMs);
    expect(readKeptTest(held).ok).toBe(true);
    expect(
      reportOf(held).sessions.map(({ pair, session, outcome }) => [pair, session, outcome]),
    ).toEqual([
      [0, 0, 'counts'],
      [0, 1, 'counts'],
      [1, 0, 'counts'],
      [1, 1, 'counts'],
    ]);
  });

  it('can always be kept, however often a clock runs ahead', () => {
    const { sealed } = EXAMPLE_TEST;
    const protocol = { ...sealed.protocol, pairs: 60, sparePairs: 60 };
    let test: typeof EXAMPLE_TEST = { ...EXAMPLE_TEST, sealed: { ...sealed, protocol } };
    for (let day = 0; day < 120; day += 1) {
      const nowMs = EXAMPLE_START_MS + day * 2 * DAY_MS;
      test = withMissed(hold(test, nowMs), nowMs + 730 * DAY_MS);
      expect(readKeptTest(test).ok, `after ${day + 1} sessions`).toBe(true);
    }
    expect(stepOf(test, EXAMPLE_START_MS + 240 * DAY_MS).kind).toBe('over');
  });

  it('has missed what was due once the time has really come, and notes it once', () => {
    const test = exampleTestAfter(() => answers, 3);
    const lateMs = EXAMPLE_START_MS + 12 * DAY_MS;
    const year = withMissed(test, lateMs + 365 * DAY_MS);
    expect(asOf(withMissed(year, lateMs), lateMs)).toEqual(withMissed(test, lateMs));
  });

  it('says that the clock is behind, and counts the wash-out from when that was found', () => {
    expect(stepOf(ahead, setBackMs)).toMatchObject({
      kind: 'wait',
      untilMs: setBackMs + washOutMs,
      behindMs: endedMs,
    });
    const found = withClock(ahead, setBackMs);
    expect(withClock(found, setBackMs + HOUR_MS)).toBe(found);
    expect(readKeptTest(found).ok).toBe(true);
    expect(stepOf(found, setBackMs + HOUR_MS)).toMatchObject({ untilMs: setBackMs + washOutMs });
    expect(stepOf(found, setBackMs + washOutMs).kind).toBe('ready');
    // Set back once more, and then put right.
    expect(withClock(found, setBackMs - DAY_MS).foundBehindMs).toBe(setBackMs - DAY_MS);
    expect(stepOf(found, endedMs)).toEqual(stepOf(ahead, endedMs));
  });

  it('says that the clock was set back where the wash-out was seen to be over before', () => {
    const test = exampleTestAfter(() => answers, 1);
    const overMs = endedMs + washOutMs;
    expect(withClock(test, overMs - 1)).toBe(test);
    const seen = withClock(test, overMs + HOUR_MS);
    expect(withClock(seen, overMs + 2 * HOUR_MS)).toBe(seen);
    expect(readKeptTest(seen).ok).toBe(true);
    const step = { kind: 'wait', place: { pair: 0, session: 1 }, untilMs: overMs };
    expect(stepOf(test, overMs - HOUR_MS)).toEqual(step);
    expect(stepOf(seen, overMs - HOUR_MS)).toEqual({ ...step, wasOverMs: overMs + HOUR_MS });
    expect(stepOf(seen, endedMs - DAY_MS)).toHaveProperty('behindMs', endedMs);
    expect(stepOf(seen, endedMs - DAY_MS)).not.toHaveProperty('wasOverMs');
    expect(stepOf(seen, overMs).kind).toBe('ready');
    // What an ordinary session puts off is no matter of the clock.
    const other = stepOf(withOther(seen, overMs), overMs + HOUR_MS / 2);
    expect(other).toMatchObject({ kind: 'wait' });
    expect(other).not.toHaveProperty('wasOverMs');
    expect(hold(seen, overMs + HOUR_MS).seenOverMs).toBeUndefined();
  });

  it('takes no notice of a wash-out that was over by seconds, before the clock was put right', () => {
    const test = exampleTestAfter(() => answers, 1);
    const seen = withClock(test, endedMs + washOutMs);
    expect(stepOf(seen, endedMs + washOutMs - 5000)).not.toHaveProperty('wasOverMs');
  });

  it('counts the session after, by whichever clock, and its wash-out from then on', () => {
    const startedMs = setBackMs + washOutMs;
    const two = hold(withClock(ahead, setBackMs), startedMs);
    expect(two.foundBehindMs).toBeUndefined();
    expect(reportOf(two).sessions.map(({ outcome }) => outcome)).toEqual(['counts', 'counts']);
    expect(stepOf(two, startedMs + HOUR_MS)).toMatchObject({
      kind: 'wait',
      untilMs: startedMs + HOUR_MS + washOutMs,
    });
  });

  it('takes no notice of a clock that is put right by seconds', () => {
    expect(withClock(ahead, endedMs - 5000)).toBe(ahead);
    expect(stepOf(ahead, endedMs - 5000)).toEqual({
      kind: 'wait',
      place: { pair: 0, session: 1 },
      untilMs: endedMs + washOutMs,
    });
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
