import type { BankPhrase } from './bank.ts';
import type { LinearModel } from '../model/linear-model.ts';
import { PHRASE_STATES } from '../model/phrase-states.ts';
import { type HashedExample, hashExamples, slotCounts } from './hashed-examples.ts';
import { fitRegression, meanOfFits } from './logistic-regression.ts';
import { naiveBayesWeights } from './naive-bayes.ts';
import { quantise } from './quantise.ts';
import { examplesFrom } from './sentences.ts';

const COLUMNS = PHRASE_STATES.length;

/** What is trained; the values were chosen by grouped cross-validation (docs/recommender.md). */
export const TRAINING = {
  slots: 2 ** 20,
  fitting: { epochs: 6, dropout: 0.3, stepSize: 0.2 },
  /** One fit for each, on sentences of its own that are made of the phrases; their mean leans less on chance. */
  seeds: [1, 2, 3, 4, 5, 6, 7, 8],
  /** Share of the naive Bayes weights that is added to those of the regression. */
  naiveBayesShare: 0.25,
  /** A feature that no phrase has by itself must occur in this many sentences made of phrases. */
  fewestSentences: 8,
  /** Layer by layer, how many different directions of weights there are, and how many slots keep one. */
  packing: [
    { directions: 180, slots: 320_000 },
    { directions: 180, slots: 160_000 },
  ],
} as const;

/** Trains the model on a bank of phrases and packs it into a power of two of slots. The same bank gives the same model. */
export function trainModel(
  bank: readonly BankPhrase[],
  slots: number = TRAINING.slots,
): LinearModel {
  const { seeds, fitting, naiveBayesShare, fewestSentences, packing } = TRAINING;
  const examplesOf = (seed: number) => balanced(hashExamples(examplesFrom(bank, seed), slots));
  const examples = examplesOf(seeds[0]);
  const counts = slotCounts(examples, slots);
  const rarity = counts.map((count) => Math.log(examples.length / (count + 1)) / Math.LN10);
  const fitted = meanOfFits(seeds, (seed) =>
    fitRegression(examplesOf(seed), slots, rarity, COLUMNS, { ...fitting, seed }),
  );
  const odds = naiveBayesWeights(examples.slice(0, bank.length), slots);
  const weights = odds.map(
    (odd, place) =>
      odd * naiveBayesShare + (fitted[place] ?? 0) * (rarity[Math.floor(place / COLUMNS)] ?? 0),
  );
  const phraseCounts = slotCounts(examples.slice(0, bank.length), slots);
  const kept = counts.map((count, slot) =>
    (phraseCounts[slot] ?? 0) > 0 || count >= fewestSentences ? count : 0,
  );
  return quantise(weights, kept, packing);
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
