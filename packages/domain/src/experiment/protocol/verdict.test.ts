import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random.ts';
import type { Guess } from '../statistics/blinding.ts';
import { type Arm, orderOf } from './order.ts';
import { type Attempt, runOf } from './run.ts';
import { EXAMPLE_PROTOCOL, EXAMPLE_SEED, HOUR_MS } from './testing/example-protocol.ts';
import { verdictOf } from './verdict.ts';
import { verdictSentences } from './verdict-text.ts';

const ORDER = orderOf(EXAMPLE_PROTOCOL, EXAMPLE_SEED);

/** A person who holds every session, a day apart; what they answer is up to the arm and the session's number. */
function attemptsOf(
  sessions: number,
  ratingOf: (arm: Arm, session: number) => number,
  guessOf: (arm: Arm, session: number) => Guess = () => 'noIdea',
): Attempt[] {
  return Array.from({ length: sessions }, (_, session) => {
    const arm = ORDER[Math.floor(session / 2)]?.[session % 2 === 0 ? 0 : 1] ?? 'sham';
    const startedAtMs = 24 * HOUR_MS * session;
    return {
      kind: 'held',
      startedAtMs,
      endedAtMs: startedAtMs + HOUR_MS,
      playedMs: HOUR_MS,
      rating: ratingOf(arm, session),
      guess: guessOf(arm, session),
    };
  });
}

function judge(attempts: readonly Attempt[], isAbandoned = false) {
  const run = runOf(EXAMPLE_PROTOCOL, attempts);
  const verdict = verdictOf({ protocol: EXAMPLE_PROTOCOL, run, order: ORDER, isAbandoned });
  return { verdict, sentences: verdictSentences(verdict) };
}

/** Ratings around 3 of a person with an effect of so many points. */
function ratings(effectPoints: number) {
  const random = seededRandom(EXAMPLE_SEED);
  return (arm: Arm) => {
    const felt = 3 + (arm === 'real' ? effectPoints : 0) + 0.7 * random.gaussian();
    return Math.min(5, Math.max(1, Math.round(felt)));
  };
}

describe('verdictOf', () => {
  it('finds an effect that is there', () => {
    const { verdict, sentences } = judge(attemptsOf(40, ratings(1)));
    expect(verdict).toMatchObject({ kind: 'found', findings: { test: { pairs: 20 } } });
    expect(sentences[0]).toMatch(/^Over 20 pairs your answers were about \S+ points? higher/);
  });

  it('finds nothing where nothing is, and says that this is no proof', () => {
    const { verdict, sentences } = judge(attemptsOf(40, ratings(0)));
    expect(verdict.kind).toBe('nothingFound');
    expect(sentences[0]).toContain('not proof that there is none');
  });

  it('puts a broken blind before whatever was found', () => {
    const { verdict, sentences } = judge(attemptsOf(40, ratings(1), (arm) => arm));
    expect(verdict.kind).toBe('blindBroken');
    expect(sentences[0]).toBe(
      'The blind was broken: you were right too often for chance; your guesses leaned the right way in 20 of the 20 pairs in which they leaned (95 % interval 83 to 100 %; chance is 50 %).',
    );
    const reversed = judge(attemptsOf(40, ratings(1), (arm) => (arm === 'real' ? 'sham' : 'real')));
    expect(reversed.verdict.kind).toBe('blindBroken');
    expect(reversed.sentences[0]).toContain('you were wrong too often for chance');
  });

  it('works nothing out before the end, nor for what was abandoned, nor under 20 pairs', () => {
    expect(judge(attemptsOf(39, ratings(3))).verdict).toEqual({
      kind: 'running',
      completePairs: 19,
      pairs: 20,
    });
    expect(judge(attemptsOf(38, ratings(3)), true).verdict).toEqual({
      kind: 'abandoned',
      completePairs: 19,
      pairs: 20,
    });
    const missed = Array.from({ length: 5 }, (): Attempt => ({ kind: 'missed', atMs: -1 }));
    expect(judge([...missed, ...attemptsOf(38, ratings(3))]).verdict).toEqual({
      kind: 'tooFew',
      completePairs: 19,
    });
  });

  it('is what it was when a test is called abandoned after its end', () => {
    const attempts = attemptsOf(40, ratings(1));
    expect(judge(attempts, true)).toEqual(judge(attempts));
  });

  it('hedges: no sentence speaks of proof of an effect, of treatment or of health as a gain', () => {
    for (const attempts of [
      attemptsOf(40, ratings(1)),
      attemptsOf(40, ratings(0)),
      attemptsOf(40, ratings(-1)),
      attemptsOf(40, ratings(1), (arm) => arm),
    ]) {
      const text = judge(attempts).sentences.join(' ');
      expect(text).not.toMatch(/\b(proves|proven|works|cures?|treats?|heals?|significant)\b/i);
      expect(text).toContain('It says nothing of other people, nor of health.');
      expect(text).toContain('95 % interval');
    }
  });
});
