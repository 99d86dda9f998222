import { describe, expect, it } from 'vitest';
import { abandoned, exampleTestAfter } from '../testing/example-test.ts';
import { continues, furtherOf } from './continuation.ts';
import { readKeptTest } from './kept-test.ts';

const after = (sessions: number) =>
  exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), sessions);

describe('a self-test goes on from what it was', () => {
  it('with more sessions, with the one that is open, and with its end', () => {
    expect(continues(after(2), after(5))).toBe(true);
    expect(continues(after(2), abandoned(after(2)))).toBe(true);
    expect(continues(after(39), after(40))).toBe(true);
    const open = { startedAtMs: 1, endedAtMs: 2, playedMs: 1 };
    const opened = { ...after(2), state: { kind: 'running', open } as const };
    expect(continues(after(2), opened)).toBe(true);
    expect(continues(opened, after(3))).toBe(true);
  });

  it('whatever the order of its keys', () => {
    const turned = Object.fromEntries(Object.entries(after(2)).toReversed());
    const read = readKeptTest(turned);
    expect(read.ok && continues(after(2), read.value)).toBe(true);
  });

  it('but not with less, with another answer, another seal, or after its end', () => {
    expect(continues(after(5), after(4))).toBe(false);
    const other = exampleTestAfter(() => ({ rating: 4, guess: 'noIdea' }), 6);
    expect(continues(after(5), other)).toBe(false);
    const answeredAt = (answeredAtMs: number) => ({
      ...after(1),
      attempts: after(1).attempts.map((attempt) => ({ ...attempt, answeredAtMs })),
    });
    expect(continues(answeredAt(7), answeredAt(7))).toBe(true);
    expect(continues(answeredAt(7), answeredAt(8))).toBe(false);
    const sealed = { ...after(2).sealed, commitment: 'f'.repeat(64) };
    expect(continues(after(2), { ...after(3), sealed })).toBe(false);
    expect(continues(abandoned(after(2)), after(3))).toBe(false);
    expect(continues(abandoned(after(2)), abandoned(after(2)))).toBe(true);
  });
});

describe('of two states of one self-test', () => {
  const open = (endedAtMs: number) =>
    ({
      ...after(2),
      state: { kind: 'running', open: { startedAtMs: 1, endedAtMs, playedMs: 1 } },
    }) as const;

  it('the one that has come further is taken', () => {
    expect(furtherOf(after(4), after(2))).toEqual(after(4));
    expect(furtherOf(after(2), after(4))).toEqual(after(4));
    expect(furtherOf(open(5), after(2))).toEqual(open(5));
    expect(furtherOf(after(2), open(5))).toEqual(open(5));
    expect(furtherOf(open(9), open(5))).toEqual(open(9));
    expect(furtherOf(open(9), abandoned(after(2)))).toEqual(abandoned(after(2)));
  });

  it('the one that has played longer is taken, though its clock was set back meanwhile', () => {
    const state = { kind: 'running', open: { startedAtMs: 1, endedAtMs: 3, playedMs: 2 } } as const;
    const played = { ...after(2), state };
    expect(furtherOf(played, open(9))).toEqual(played);
    expect(furtherOf(open(9), played)).toEqual(played);
    const finished = { ...state, open: { ...state.open, isFinished: true as const } };
    expect(furtherOf({ ...played, state: finished }, open(9)).state).toEqual(finished);
  });

  it('the one that was rated is taken, however long the other has played', () => {
    const rated = { ...open(5).state.open, rated: { rating: 3, atMs: 6 } };
    const first = { ...after(2), state: { kind: 'running', open: rated } } as const;
    expect(furtherOf(first, open(9))).toEqual(first);
    expect(furtherOf(open(9), first)).toEqual(first);
  });

  it('what this device knows of its clock is kept for as long as the same session is the latest', () => {
    const found = { ...after(3), foundBehindMs: 7 };
    expect(furtherOf(found, after(3)).foundBehindMs).toBe(7);
    expect(furtherOf(found, after(4)).foundBehindMs).toBeUndefined();
    const seen = { ...after(3), seenOverMs: 8 };
    expect(furtherOf(seen, after(3)).seenOverMs).toBe(8);
    expect(furtherOf(seen, after(4)).seenOverMs).toBeUndefined();
  });

  it('the account’s is taken where both went on apart', () => {
    const apart = exampleTestAfter(() => ({ rating: 5, guess: 'real' }), 6);
    expect(furtherOf(apart, after(4))).toEqual(after(4));
  });
});
