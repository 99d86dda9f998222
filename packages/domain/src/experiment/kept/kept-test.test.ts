import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealedText } from '../protocol/seal.ts';
import { EXAMPLE_PROTOCOL, EXAMPLE_SEED } from '../protocol/testing/example-protocol.ts';
import {
  abandoned,
  EXAMPLE_COMMITMENT,
  EXAMPLE_START_MS,
  EXAMPLE_TEST,
  exampleTestAfter,
} from '../testing/example-test.ts';
import { newTest, openedSeed, readKeptTest } from './kept-test.ts';

const whole = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }));
const half = exampleTestAfter(() => ({ rating: 4, guess: 'real' }), 7);
const seven = half.attempts.length;

describe('a kept self-test', () => {
  it('is begun with nothing but its seal', () => {
    expect(newTest(EXAMPLE_TEST.id, EXAMPLE_TEST.sealed, EXAMPLE_START_MS)).toEqual(EXAMPLE_TEST);
    const text = sealedText(EXAMPLE_PROTOCOL, EXAMPLE_SEED);
    expect(createHash('sha256').update(text).digest('hex')).toBe(EXAMPLE_COMMITMENT);
  });

  it.each([
    ['not begun', EXAMPLE_TEST],
    ['half done', half],
    [
      'with a session under way',
      {
        ...half,
        state: { kind: 'running', open: { startedAtMs: 5, endedAtMs: 9, playedMs: 4 } },
      },
    ],
    ['ended', whole],
    ['waiting to be opened', { ...whole, state: half.state }],
    ['abandoned', abandoned(half)],
    ['missed throughout', exampleTestAfter(() => 'missed')],
  ] as const)('comes back from its text: %s', (_, test) => {
    expect(readKeptTest(JSON.parse(JSON.stringify(test)))).toEqual({ ok: true, value: test });
  });

  it('has its seed only once it is over', () => {
    expect(seven).toBe(7);
    expect(JSON.stringify(half)).not.toContain(EXAMPLE_SEED);
    expect(openedSeed(half)).toBeNull();
    expect(openedSeed(whole)).toBe(EXAMPLE_SEED);
    expect(openedSeed(abandoned(half))).toBe(EXAMPLE_SEED);
  });

  it.each([
    ['nothing', null],
    ['text', JSON.stringify(whole)],
    ['a seed before the end', { ...half, seed: EXAMPLE_SEED }],
    ['an end before the last session', { ...half, state: whole.state }],
    [
      'stopping after the last session',
      { ...whole, state: { kind: 'abandoned', atMs: 1, seed: null } },
    ],
    [
      'more sessions than it has',
      { ...whole, attempts: [...whole.attempts, { kind: 'missed', atMs: 1 }] },
    ],
  ])('refuses %s', (_, value) => {
    expect(readKeptTest(value)).toMatchObject({ ok: false });
  });
});
