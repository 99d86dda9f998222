import { type KeptTest, openedSeed } from '../kept/kept-test.ts';
import { type Arm, orderOf, type PairOrder } from '../protocol/order.ts';
import { type Attempt, type Loss, type Place, runOf, standingAttempts } from '../protocol/run.ts';
import { type Verdict, verdictOf } from '../protocol/verdict.ts';
import type { Guess } from '../statistics/blinding.ts';
import {
  type AttentionFinding,
  attentionFindings,
  type AttentionPair,
} from './attention-findings.ts';

/** What became of a session: it counts, it was lost, or its pair was lost with the other session. */
export type SessionOutcome = 'counts' | Loss | 'pairLost' | 'waitsForPair';

/** One session of a self-test, as it was due. */
export interface ReportSession extends Place {
  readonly attempt: Attempt;
  readonly outcome: SessionOutcome;
  /** Null while the order is sealed, and where it was lost. */
  readonly arm: Arm | null;
}

/** One complete pair, opened. */
export interface ReportPair {
  readonly pair: number;
  readonly first: Arm;
  readonly real: { readonly rating: number; readonly guess: Guess };
  readonly sham: { readonly rating: number; readonly guess: Guess };
}

/** All that can be said of a kept self-test at this time. */
export interface TestReport {
  /** `seedLost`: it came to its end, and the order that would open it is gone. */
  readonly verdict: Verdict | { readonly kind: 'seedLost'; readonly completePairs: number };
  /** The verdict's own pairs, in order; empty unless it has findings, so that nothing can be read before the end. */
  readonly pairs: readonly ReportPair[];
  /** What the attention task says beside the verdict; empty where there is no verdict with findings, or no task was done. */
  readonly attention: readonly AttentionFinding[];
  /** Every session, in order; none has an arm before the end. */
  readonly sessions: readonly ReportSession[];
}

/** The report of a self-test, with findings only where the verdict has some. */
export function reportOf(test: KeptTest): TestReport {
  const { protocol } = test.sealed;
  const run = runOf(protocol, test.attempts);
  const seed = openedSeed(test);
  const order = openedOrder(test);
  const sessions = sessionsOf(test, order);
  const completePairs = run.completePairs.length;
  if (test.state.kind === 'ended' && seed === null) {
    return { verdict: { kind: 'seedLost', completePairs }, pairs: [], attention: [], sessions };
  }
  if (test.state.kind === 'running') {
    // It may have had its last session and wait for its seal to be opened: nothing is said before.
    return {
      verdict: { kind: 'running', completePairs, pairs: protocol.pairs },
      pairs: [],
      attention: [],
      sessions,
    };
  }
  const isAbandoned = test.state.kind === 'abandoned';
  const verdict = verdictOf({ protocol, run, order, isAbandoned });
  if (!('findings' in verdict)) return { verdict, pairs: [], attention: [], sessions };
  const attention = attentionFindings(attentionPairs(sessions));
  return { verdict, pairs: pairsOf(run.completePairs, order), attention, sessions };
}

/** Every session of a self-test, in order, without what else is said of it; none has an arm before the end. */
export function sessionsOfTest(test: KeptTest): readonly ReportSession[] {
  return sessionsOf(test, openedOrder(test));
}

/** The order that the seed gives; empty while it is sealed, and where it was lost. */
function openedOrder(test: KeptTest): readonly PairOrder[] {
  const seed = openedSeed(test);
  return seed === null ? [] : orderOf(test.sealed.protocol, seed);
}

/** The attention task in both sessions of each pair that counts. */
function attentionPairs(sessions: readonly ReportSession[]): readonly AttentionPair[] {
  const counting = sessions.filter(({ outcome }) => outcome === 'counts');
  const byPair = Map.groupBy(counting, ({ pair }) => pair);
  return Array.from(byPair.values(), (both) => {
    const of = (wanted: Arm) => {
      const attempt = both.find(({ arm }) => arm === wanted)?.attempt;
      return (attempt?.kind === 'held' && attempt.attention) || null;
    };
    return { real: of('real'), sham: of('sham') };
  });
}

function pairsOf(
  complete: ReturnType<typeof runOf>['completePairs'],
  order: readonly PairOrder[],
): readonly ReportPair[] {
  return complete.map(({ pair, answers: [one, other] }) => {
    const first = order[pair]?.[0] ?? 'real';
    const [real, sham] = first === 'real' ? [one, other] : [other, one];
    return { pair, first, real, sham };
  });
}

function sessionsOf(
  { sealed: { protocol }, attempts: all }: KeptTest,
  order: readonly PairOrder[],
): readonly ReportSession[] {
  const attempts = standingAttempts(all);
  const { completePairs, lostPairs } = runOf(protocol, attempts);
  const complete = new Set(completePairs.map(({ pair }) => pair));
  const lost = new Map(lostPairs.map((pair) => [pair.pair, pair]));
  return attempts.flatMap((attempt, index) => {
    const place = runOf(protocol, attempts.slice(0, index)).next;
    if (place === null) return [];
    const loss = lost.get(place.pair);
    const outcome =
      loss === undefined
        ? complete.has(place.pair)
          ? 'counts'
          : 'waitsForPair'
        : loss.session === place.session
          ? loss.loss
          : 'pairLost';
    return [{ ...place, attempt, outcome, arm: order[place.pair]?.[place.session] ?? null }];
  });
}
