import type { BankPhrase } from './bank.ts';
import { PHRASE_STATES } from './bank.ts';
import { featuresOf } from './features.ts';

/** How strongly each feature speaks for each state, in the order of `PHRASE_STATES`; 0 is indifferent. */
export type Weights = ReadonlyMap<string, Float32Array>;

/** Share of a state's phrases that a feature is taken to occur in before any phrase has been seen. */
const PRIOR_SHARE = 0.0003;

/**
 * Counts in how many phrases of each state a feature occurs and turns the shares into log odds against a state chosen
 * at random: a naive Bayes model in which states with more phrases have no advantage. Deterministic.
 */
export function weightsFrom(bank: readonly BankPhrase[]): Weights {
  const phraseCounts = new Float32Array(PHRASE_STATES.length);
  const featureCounts = new Map<string, Float32Array>();
  for (const phrase of bank) {
    const column = PHRASE_STATES.indexOf(phrase.state);
    increment(phraseCounts, column);
    for (const feature of featuresOf(phrase.text.split(' ')).keys()) {
      const counts = featureCounts.get(feature) ?? new Float32Array(PHRASE_STATES.length);
      increment(counts, column);
      featureCounts.set(feature, counts);
    }
  }
  for (const counts of featureCounts.values()) toLogOdds(counts, phraseCounts);
  return featureCounts;
}

function toLogOdds(counts: Float32Array, phraseCounts: Float32Array): void {
  const shares = counts.map((count, column) => count / (phraseCounts[column] || 1) + PRIOR_SHARE);
  const total = shares.reduce((sum, share) => sum + share, 0);
  shares.forEach((share, column) => {
    counts[column] = Math.log((share * shares.length) / total);
  });
}

function increment(counts: Float32Array, column: number): void {
  counts[column] = (counts[column] ?? 0) + 1;
}
