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
    expect(sentences[0]).toBe(
      'Your answers were higher with the rhythm than without it, by more than luck alone would usually give; whether the blind held is not known.',
    );
    expect(sentences[1]).toMatch(/^Your guesses cannot say whether the blind held/u);
    expect(sentences[2]).toMatch(
      /^Over 20 pairs, anything from one point to one and a half points higher with the rhythm fits your answers \(95% interval \+1 to \+1\.5 points\); the estimate in the middle is \+1\.$/u,
    );
  });

  it('finds nothing where nothing is, and says that this is no proof', () => {
    const { verdict, sentences } = judge(attemptsOf(40, ratings(0)));
    expect(verdict.kind).toBe('nothingFound');
    expect(sentences[0]).toContain('not proof that there is none');
    expect(sentences[1]).toMatch(
      /^Over 20 pairs, anything from about no change \(a little lower included\) to half a point higher/u,
    );
    const spread = judge(attemptsOf(40, (_, session) => 1 + ((7 * session) % 5)));
    expect(spread.sentences[1]).toMatch(/^Over 20 pairs, anything from .+ lower to .+ higher/u);
    expect(spread.sentences[1]).toContain('95% interval −');
    expect(spread.sentences.join(' ')).not.toMatch(/-\d/u);
  });

  it('does not call no change at all fitting where the interval ends at 0 and the test has ruled 0 out', () => {
    const differences = [1, 0, 0, 2, 1, 0, 0, 0, -1, 0, 1, 0, 2, 0, 2, 1, 2, 2, 0, 3];
    const { verdict, sentences } = judge(
      attemptsOf(40, (arm, session) =>
        arm === 'real' ? 2 + (differences[Math.floor(session / 2)] ?? 0) : 2,
      ),
    );
    expect(verdict).toMatchObject({ kind: 'found', findings: { effect: { low: 0, high: 1.5 } } });
    expect(sentences[2]).toMatch(
      /^Over 20 pairs, anything from hardly any change to one and a half points higher/u,
    );
    expect(sentences[3]).toMatch(
      /: the end at 0 lies a little above it, since no change at all does not fit\.$/u,
    );
    const lower = judge(
      attemptsOf(40, (arm, session) =>
        arm === 'real' ? 4 - (differences[Math.floor(session / 2)] ?? 0) : 4,
      ),
    );
    expect(lower.sentences[2]).toMatch(/anything from hardly any change to .+ points lower/u);
    expect(lower.sentences[3]).toContain('lies a little below it');
  });

  it('gives no interval where all pairs tie, nor where nearly all do', () => {
    const tied = judge(attemptsOf(40, () => 4));
    expect(tied.sentences[1]).toMatch(/^Your answers were the same in every one of 20 pairs\./u);
    expect(tied.sentences.join(' ')).not.toMatch(/interval [-−+\d]/u);
    expect(tied.verdict).toMatchObject({
      findings: { equalPairs: 20, effect: { estimate: 0, low: -Infinity, high: Infinity } },
    });
    let higher = 0;
    const nearly = judge(attemptsOf(40, (arm) => (arm === 'real' && (higher += 1) === 5 ? 4 : 3)));
    expect(nearly.sentences[1]).toContain('19 without a difference');
    higher = 0;
    const up = judge(
      attemptsOf(40, (arm) => (arm === 'sham' ? 3 : (higher += 1) === 5 ? 5 : 4)),
    ).sentences.join(' ');
    expect(up).toContain('is +1 point; so many of them were alike (19 with a difference of +1)');
  });

  it('says of pairs that all differ by as much that they do', () => {
    const { sentences } = judge(attemptsOf(40, (arm) => (arm === 'real' ? 4 : 3)));
    expect(sentences[2]).toBe(
      'Your answers differed by +1 point in every one of 20 pairs. On whole points no interval can be given then.',
    );
    expect(sentences.join(' ')).not.toMatch(/without a difference|end at 0|no change/u);
  });

  it('says what always is, and nearly always, as it is', () => {
    const tied = judge(attemptsOf(40, () => 4)).sentences.join(' ');
    expect(tied).toContain('at least this far from none always (p = 1).');
    const sentenceOf = (pValue: number) => {
      const { verdict } = judge(attemptsOf(40, ratings(0)));
      if (verdict.kind !== 'nothingFound') throw new Error(verdict.kind);
      const test = { ...verdict.findings.test, pValue };
      return verdictSentences({ ...verdict, findings: { ...verdict.findings, test } }).join(' ');
    };
    expect(sentenceOf(0.9997)).toContain('nearly always (p > 0.999).');
    expect(sentenceOf(0.996)).toContain('nearly always (p = 0.996).');
  });

  it('says once of an end at 0 that a little beyond it fits, too', () => {
    const differences = [1, 1, 1, 1, 2, -1, -1, -1, -1, -1, -1, -1, -2, -2];
    const side = (sign: number) =>
      judge(
        attemptsOf(40, (arm, session) =>
          arm === 'real' ? 3 + sign * (differences[Math.floor(session / 2)] ?? 0) : 3,
        ),
      );
    const { verdict, sentences } = side(1);
    expect(verdict).toMatchObject({ findings: { effect: { low: -1, high: 0 } } });
    expect(sentences.slice(1, 3)).toEqual([
      'Over 20 pairs, anything from about no change (a little higher included) to one point lower with the rhythm fits your answers (95% interval −1 to 0 points); the estimate in the middle is −0.5.',
      'Answers in whole points cannot place the ends of such an interval finer than half a point.',
    ]);
    expect(side(-1).sentences[1]).toMatch(
      /from about no change \(a little lower included\) to one point higher .* interval 0 to \+1 points/u,
    );
    expect(judge(attemptsOf(40, ratings(1))).sentences.join(' ')).not.toMatch(
      /no change|end at 0/u,
    );
  });

  it('says of guesses no more than they show', () => {
    const blind = (guess: (arm: Arm) => Guess) =>
      judge(attemptsOf(40, ratings(0), guess)).sentences.find((each) => each.includes('guesses'));
    for (const always of ['noIdea', 'real', 'sham'] as const) {
      expect(blind(() => always)).toMatch(/^Your guesses cannot say whether the blind held/u);
    }
    let asked = 0;
    expect(blind((arm) => ((asked += 1) <= 10 ? arm : 'noIdea'))).toBe(
      'Your guesses cannot say whether the blind held: they leaned in 5 pairs alone, the right way in 5, and chance explains so few whichever way they lean.',
    );
    let sessions = 0;
    const mixed = blind((arm) => ((sessions += 1) <= 26 ? arm : arm === 'real' ? 'sham' : 'real'));
    expect(mixed).toMatch(
      /do not show clearly .* but they do not rule it out: .* in 13 of the 20/u,
    );
  });

  it('says in the headline of a finding that the blind is not known, where too few guesses lean to tell', () => {
    const leaningIn = (pairs: number) => {
      let sessions = 0;
      return judge(
        attemptsOf(40, ratings(1), (arm) => {
          sessions += 1;
          if (sessions > 2 * pairs) return 'noIdea';
          const isRight = Math.ceil(sessions / 2) % 2 === 1;
          return isRight ? arm : arm === 'real' ? 'sham' : 'real';
        }),
      ).sentences;
    };
    expect(leaningIn(5)[0]).toMatch(/usually give; whether the blind held is not known\.$/u);
    expect(leaningIn(5)[1]).toBe(
      'Your guesses cannot say whether the blind held: they leaned in 5 pairs alone, the right way in 3, and chance explains so few whichever way they lean.',
    );
    expect(leaningIn(6)[0]).toBe(
      'Your answers were higher with the rhythm than without it, by more than luck alone would usually give.',
    );
  });

  it('puts a broken blind before whatever was found', () => {
    const { verdict, sentences } = judge(attemptsOf(40, ratings(1), (arm) => arm));
    expect(verdict.kind).toBe('blindBroken');
    expect(sentences[0]).toBe(
      'The blind was broken: you were right too often for chance; your guesses leaned the right way in 20 of the 20 pairs in which they leaned (95% interval 83 to 100%; chance is 50%).',
    );
    expect(sentences[1]).toBe(
      'So the difference in your answers may come from what you expected rather than from the rhythm.',
    );
    const none = judge(attemptsOf(40, ratings(0), (arm) => arm));
    expect(none.sentences[1]).toMatch(/^So a difference in your answers, if there is one, may/u);
    const same = judge(
      attemptsOf(
        40,
        () => 4,
        (arm) => arm,
      ),
    );
    expect(same.sentences[1]).toMatch(/^Your answers were the same/u);
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
      answers: 38,
    });
    const missed = Array.from({ length: 5 }, (): Attempt => ({ kind: 'missed', atMs: -1 }));
    expect(judge([...missed, ...attemptsOf(38, ratings(3))]).verdict).toEqual({
      kind: 'tooFew',
      completePairs: 19,
    });
  });

  it('says of a test that was stopped that answers are kept only where some were given', () => {
    const unanswered = { ...attemptsOf(1, ratings(3))[0], rating: null, guess: null } as Attempt;
    for (const attempts of [[], [{ kind: 'missed', atMs: -1 } as const], [unanswered]]) {
      expect(judge(attempts, true).sentences).toEqual([
        'This self-test was stopped before any session was answered, so there is no verdict.',
      ]);
    }
    expect(judge(attemptsOf(1, ratings(3)), true).sentences[0]).toMatch(
      /^This self-test was stopped after 0 of 20 pairs.* What you answered is kept\.$/u,
    );
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
      expect(text).toContain('95% interval');
    }
  });
});
