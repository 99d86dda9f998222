import { PHRASE_STATES } from '../model/phrase-states.ts';
import type { HashedExample } from './hashed-examples.ts';

const COLUMNS = PHRASE_STATES.length;

/** Share of a state's phrases that a feature is taken to occur in before any phrase has been seen. */
const PRIOR_SHARE = 0.0003;

/**
 * Log odds of each slot for each state against a state chosen at random: a naive Bayes model in which states with more
 * phrases have no advantage. One row of weights a slot; rows of slots that never occur are zeros.
 */
export function naiveBayesWeights(examples: readonly HashedExample[], slots: number): Float64Array {
  const exampleCounts = new Float64Array(COLUMNS);
  const weights = new Float64Array(slots * COLUMNS);
  const occurring = new Set<number>();
  for (const { slots: found, column } of examples) {
    exampleCounts[column] = (exampleCounts[column] ?? 0) + 1;
    for (const slot of new Set(found)) {
      const place = slot * COLUMNS + column;
      weights[place] = (weights[place] ?? 0) + 1;
      occurring.add(slot);
    }
  }
  for (const slot of occurring) {
    const row = weights.subarray(slot * COLUMNS, (slot + 1) * COLUMNS);
    const shares = row.map((count, column) => count / (exampleCounts[column] || 1) + PRIOR_SHARE);
    const total = shares.reduce((sum, share) => sum + share, 0);
    row.set(shares.map((share) => Math.log((share * COLUMNS) / total)));
  }
  return weights;
}
