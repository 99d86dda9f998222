import type { BankPhrase } from './bank.ts';
import type { LinearModel } from '../model/linear-model.ts';
import { PHRASE_STATES } from '../model/phrase-states.ts';
import { type HashedExample, hashExamples, slotCounts } from './hashed-examples.ts';
import { fitRegression, REGRESSION } from './logistic-regression.ts';
import { naiveBayesWeights } from './naive-bayes.ts';
import { quantise } from './quantise.ts';
import { examplesFrom } from './sentences.ts';

const COLUMNS = PHRASE_STATES.length;

/** What is trained; the values were chosen by grouped cross-validation (docs/recommender.md). */
export const TRAINING = {
  slots: 2 ** 18,
  seed: 1,
  /** Share of the naive Bayes weights that is added to those of the regression. */
  naiveBayesShare: 0.25,
  /** A feature that no phrase has by itself must occur in this many sentences made of phrases. */
  fewestSentences: 8,
  /** How many different rows of weights there are. */
  clusters: 71,
} as const;

/** Trains the model on a bank of phrases and packs it into a power of two of slots. The same bank gives the same model. */
export function trainModel(
  bank: readonly BankPhrase[],
  slots: number = TRAINING.slots,
): LinearModel {
  const { seed, naiveBayesShare, fewestSentences, clusters } = TRAINING;
  const examples = balanced(hashExamples(examplesFrom(bank, seed), slots));
  const counts = slotCounts(examples, slots);
  const rarity = counts.map((count) => Math.log(examples.length / (count + 1)) / Math.LN10);
  const fitted = fitRegression(examples, slots, rarity, COLUMNS, REGRESSION);
  const odds = naiveBayesWeights(examples.slice(0, bank.length), slots);
  const weights = odds.map(
    (odd, place) =>
      odd * naiveBayesShare + (fitted[place] ?? 0) * (rarity[Math.floor(place / COLUMNS)] ?? 0),
  );
  const phraseCounts = slotCounts(examples.slice(0, bank.length), slots);
  const kept = counts.map((count, slot) =>
    (phraseCounts[slot] ?? 0) > 0 || count >= fewestSentences ? count : 0,
  );
  return quantise(weights, kept, clusters);
}

/** Lets every state weigh the same, however many phrases it has. */
function balanced(examples: readonly HashedExample[]): HashedExample[] {
  const totals = new Float64Array(COLUMNS);
  for (const { column, weight } of examples) totals[column] = (totals[column] ?? 0) + weight;
  const mean = totals.reduce((sum, total) => sum + total, 0) / COLUMNS;
  return examples.map((example) => ({
    ...example,
    weight: (example.weight * mean) / (totals[example.column] || 1),
  }));
}
