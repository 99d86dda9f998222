import type { RankedState } from './classify.ts';
import type { PhraseState } from './phrase-states.ts';
import { areOpposite, leadsAway } from './understanding.ts';

/**
 * What an answer costs, where the state that is wanted costs nothing and its neighbour, or the neutral pair, 1: to rouse who
 * wants to settle, or the contrary, costs most. Chosen on sentences kept apart (docs/recommender.md).
 */
const COST = { neighbour: 1, away: 2, opposite: 6 } as const;

/** A state that is less likely than this is never answered, however little it costs. Chosen likewise. */
const ANSWERED_FROM_CONFIDENCE = 0.15;

/**
 * The state whose answer is expected to cost least, each weighed by how likely every other is; often, not always, the
 * likeliest. Undefined where the neutral pair costs less than any: the text counts as not understood.
 */
export function leastCostly(ranking: readonly RankedState[]): RankedState | undefined {
  const [best] = ranking
    .filter(({ state, confidence }, place) =>
      state === 'none' ? place === 0 : confidence >= ANSWERED_FROM_CONFIDENCE,
    )
    .map((answer) => ({ answer, cost: expectedCost(ranking, answer.state) }))
    .toSorted((one, other) => one.cost - other.cost);
  return best !== undefined && best.cost <= expectedCost(ranking, 'none') ? best.answer : undefined;
}

function expectedCost(ranking: readonly RankedState[], answered: PhraseState): number {
  return ranking.reduce(
    (sum, { state, confidence }) => sum + confidence * costOf(state, answered),
    0,
  );
}

function costOf(wanted: PhraseState, answered: PhraseState): number {
  if (wanted === answered) return 0;
  if (areOpposite(wanted, answered)) return COST.opposite;
  return leadsAway(wanted, answered) ? COST.away : COST.neighbour;
}
