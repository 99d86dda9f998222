import { describe, expect, it } from 'vitest';
import { abandoned, type Behaviour, exampleTestAfter } from '../testing/example-test.ts';
import type { KeptTest } from '../kept/kept-test.ts';
import { shamRatings } from './sham-ratings.ts';

const FOCUS = { kind: 'focus' } as const;
const behave: Behaviour = (arm, session) => ({
  rating: arm === 'real' ? 5 : 1 + (session % 3),
  guess: 'noIdea',
});

function asked(test: KeptTest, words: string): KeptTest {
  const protocol = { ...test.sealed.protocol, question: { kind: 'own', words } as const };
  return { ...test, sealed: { ...test.sealed, protocol } };
}

describe('answers in sham sessions', () => {
  it('are all of the tests that are over, and none of a real session', () => {
    const ended = shamRatings([exampleTestAfter(behave)], FOCUS);
    expect(ended).toHaveLength(20);
    expect(Math.max(...ended)).toBe(3);
    const both = [exampleTestAfter(behave), abandoned(exampleTestAfter(behave, 10))];
    expect(shamRatings(both, FOCUS)).toHaveLength(25);
  });

  it('are none of a test that still runs, or whose order is lost', () => {
    const lost = {
      ...exampleTestAfter(behave),
      state: { kind: 'ended', atMs: 1, seed: null },
    } as const;
    expect(shamRatings([exampleTestAfter(behave, 30), lost], FOCUS)).toEqual([]);
  });

  it('are those to the same question alone', () => {
    const tests = [exampleTestAfter(behave), asked(exampleTestAfter(behave), 'How calm? ')];
    const to = (words: string) => shamRatings(tests, { kind: 'own', words }).length;
    expect([to('How calm?'), to('How awake?'), to('')]).toEqual([20, 0, 0]);
    expect(shamRatings(tests, FOCUS)).toHaveLength(20);
  });

  it('leave out what was not answered', () => {
    const silent: Behaviour = (arm, session) =>
      arm === 'sham' ? { rating: null, guess: null } : behave(arm, session);
    const [all, none] = [behave, silent].map(
      (each) => shamRatings([abandoned(exampleTestAfter(each, 2))], FOCUS).length,
    );
    expect([all, none]).toEqual([1, 0]);
  });
});
