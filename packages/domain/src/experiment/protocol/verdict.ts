import { type Blinding, blindingOf, isBlindBroken } from '../statistics/blinding.ts';
import { type Effect, effectOf, ERROR_CHANCE } from '../statistics/effect.ts';
import { type SignedRankTest, signedRankTest } from '../statistics/signed-rank-test.ts';
import type { PairOrder } from './order.ts';
import { PAIR_RANGE, type Protocol } from './protocol.ts';
import type { Answer, CompletePair, Run } from './run.ts';

/** What the pairs of an ended self-test show. */
export interface Findings {
  readonly test: SignedRankTest;
  /**
   * In points of the scale, real less sham. Its ends are infinite where answers in whole points give no interval: where so many
   * pairs are alike that the interval would be a single point.
   */
  readonly effect: Effect;
  /** Pairs whose two answers were the same. */
  readonly equalPairs: number;
  /** The difference, in points, that most pairs have, and how many they are. */
  readonly commonest: { readonly difference: number; readonly pairs: number };
  readonly blinding: Blinding;
}

/** What may be said of a self-test. Only one that ended with enough pairs has findings. */
export type Verdict =
  | { readonly kind: 'running'; readonly completePairs: number; readonly pairs: number }
  | {
      readonly kind: 'abandoned';
      readonly completePairs: number;
      readonly pairs: number;
      /** Sessions that were answered, whether they count or not. */
      readonly answers: number;
    }
  | { readonly kind: 'tooFew'; readonly completePairs: number }
  /** The sessions could be told apart; that goes before whatever was found. */
  | { readonly kind: 'blindBroken'; readonly findings: Findings }
  | { readonly kind: 'found'; readonly findings: Findings }
  | { readonly kind: 'nothingFound'; readonly findings: Findings };

/**
 * The verdict of a self-test. Before its end nothing is worked out, so nobody can look and stop where it suits; the same
 * holds for one that was abandoned, however many pairs it has.
 *
 * @param order of all pairs, from `orderOf` with the seed that opens the seal.
 * @throws {RangeError} if the order does not reach as far as the pairs.
 */
export function verdictOf({
  protocol,
  run,
  order,
  isAbandoned,
}: {
  protocol: Protocol;
  run: Run;
  order: readonly PairOrder[];
  isAbandoned: boolean;
}): Verdict {
  const completePairs = run.completePairs.length;
  if (run.next !== null) {
    const { pairs } = protocol;
    return isAbandoned
      ? { kind: 'abandoned', completePairs, pairs, answers: run.answers }
      : { kind: 'running', completePairs, pairs };
  }
  if (completePairs < PAIR_RANGE.fewest) return { kind: 'tooFew', completePairs };
  const findings = findingsOf(run.completePairs.map((pair) => byArm(pair, order)));
  if (isBlindBroken(findings.blinding)) return { kind: 'blindBroken', findings };
  return { kind: findings.test.pValue <= ERROR_CHANCE ? 'found' : 'nothingFound', findings };
}

interface ArmAnswers {
  readonly real: Answer;
  readonly sham: Answer;
}

function byArm({ pair, answers }: CompletePair, order: readonly PairOrder[]): ArmAnswers {
  const arms = order[pair];
  if (arms === undefined) throw new RangeError(`Pair ${pair} has no order.`);
  const [first, second] = answers;
  return arms[0] === 'real' ? { real: first, sham: second } : { real: second, sham: first };
}

function findingsOf(pairs: readonly ArmAnswers[]): Findings {
  const differences = pairs.map(({ real, sham }) => real.rating - sham.rating);
  return {
    test: signedRankTest(differences),
    effect: onWholePoints(effectOf(differences)),
    equalPairs: differences.filter((difference) => difference === 0).length,
    commonest: commonestOf(differences),
    blinding: blindingOf(
      pairs.map(({ real, sham }) => ({ inReal: real.guess, inSham: sham.guess })),
    ),
  };
}

function commonestOf(differences: readonly number[]): Findings['commonest'] {
  const counted = [...new Set(differences)].map((difference) => ({
    difference,
    pairs: differences.filter((each) => each === difference).length,
  }));
  return counted.reduce((most, each) => (each.pairs > most.pairs ? each : most));
}

/** An interval that has shrunk to a point says how coarse the scale is, not how sure anything is. */
function onWholePoints(effect: Effect): Effect {
  return effect.low === effect.high ? { ...effect, low: -Infinity, high: Infinity } : effect;
}
