import type { UnitInterval } from '../../units.ts';
import { binomialInterval, type ShareInterval } from './binomial-interval.ts';
import { ERROR_CHANCE } from './effect.ts';

/** Answers to "which was it?" after a session. */
export const GUESSES = ['real', 'sham', 'noIdea'] as const;
/** One answer. */
export type Guess = (typeof GUESSES)[number];

/** The guesses of one pair, by what the sessions really were. */
export interface PairGuesses {
  readonly inReal: Guess;
  readonly inSham: Guess;
}

/** How well a person could tell the sessions apart. */
export interface Blinding {
  /** Pairs whose guesses lean the right way: "real" rather to the real session than to the sham. */
  readonly rightPairs: number;
  /** Pairs whose guesses lean the wrong way. */
  readonly wrongPairs: number;
  /** Pairs whose guesses lean to neither: the same guess twice, "no idea" included. */
  readonly undecidedPairs: number;
  /** Right less wrong, of all pairs: -1 to 1; 0 is chance, and without pairs 0. After Bang 2004, pubmed.ncbi.nlm.nih.gov/15020033. */
  readonly index: number;
  /** Share of right pairs among those that lean, or null where none leans; chance is 0.5. */
  readonly rightShare: UnitInterval | null;
  /** Exact 95% interval of `rightShare`; 0 to 1 where none leans. */
  readonly rightShareInterval: ShareInterval;
  /**
   * `broken`: the guesses were right too often for chance. `reversed`: wrong too often, which also takes telling sessions apart.
   * `notShownBroken`: neither, which does not show that the blind held. `unknown`: so few pairs lean that chance would explain
   * them however they leaned, so that the guesses can say nothing.
   */
  readonly verdict: 'broken' | 'reversed' | 'notShownBroken' | 'unknown';
}

const LEAN = { real: 1, noIdea: 0, sham: -1 } as const satisfies Record<Guess, number>;

/**
 * How guesses compare with chance. Pairs are counted, not sessions: the two sessions of a pair differ by design, so their
 * guesses hang together, while each pair that leans is right by a coin of its own if the blind held. The interval is
 * therefore exact, whatever habits of guessing a person has.
 */
export function blindingOf(pairs: readonly PairGuesses[]): Blinding {
  const leans = pairs.map(({ inReal, inSham }) => Math.sign(LEAN[inReal] - LEAN[inSham]));
  const rightPairs = leans.filter((lean) => lean > 0).length;
  const wrongPairs = leans.filter((lean) => lean < 0).length;
  const leaning = rightPairs + wrongPairs;
  const interval = binomialInterval(rightPairs, leaning, ERROR_CHANCE);
  return {
    rightPairs,
    wrongPairs,
    undecidedPairs: pairs.length - leaning,
    index: pairs.length === 0 ? 0 : (rightPairs - wrongPairs) / pairs.length,
    rightShare: leaning === 0 ? null : rightPairs / leaning,
    rightShareInterval: interval,
    verdict: blindVerdict(interval, leaning),
  };
}

function blindVerdict({ low, high }: ShareInterval, leaning: number): Blinding['verdict'] {
  if (low > 0.5) return 'broken';
  if (high < 0.5) return 'reversed';
  return binomialInterval(leaning, leaning, ERROR_CHANCE).low > 0.5 ? 'notShownBroken' : 'unknown';
}

/** Whether sessions could be told apart, whichever way the guesses leaned. */
export function isBlindBroken({ verdict }: Pick<Blinding, 'verdict'>): boolean {
  return verdict === 'broken' || verdict === 'reversed';
}
