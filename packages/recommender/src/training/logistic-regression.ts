import { PHRASE_STATES } from '../model/phrase-states.ts';
import type { HashedExample } from './hashed-examples.ts';
import { seededRandom, shuffle } from './seeded-random.ts';

const COLUMNS = PHRASE_STATES.length;

/** How the regression is fitted; the values were chosen by grouped cross-validation (docs/recommender.md). */
export const REGRESSION = {
  epochs: 6,
  /** Share of an example's features that is left out each time it is seen, so that no single one is relied on. */
  dropout: 0.3,
  stepSize: 0.2,
  smoothing: 1,
  /** Pull of every weight towards zero. */
  ridge: 1,
  seed: 1,
} as const;

/**
 * Fits a multinomial logistic regression by follow-the-regularised-leader with a step size for each weight and feature
 * dropout, without a bias: text that holds nothing known leans nowhere. Gives a row of weights a slot; the same examples
 * give the same weights.
 */
export function fitRegression(
  examples: readonly HashedExample[],
  slots: number,
  featureScale: Float64Array,
): Float64Array {
  const random = seededRandom(REGRESSION.seed);
  const pulls = new Float64Array(slots * COLUMNS);
  const squares = new Float64Array(slots * COLUMNS);
  const weights = new Float64Array(slots * COLUMNS);
  const errors = new Float64Array(COLUMNS);
  const order = [...examples];

  const weightAt = (place: number): number => {
    const step = (REGRESSION.smoothing + Math.sqrt(squares[place] ?? 0)) / REGRESSION.stepSize;
    return -(pulls[place] ?? 0) / (step + REGRESSION.ridge);
  };
  const update = (place: number, gradient: number): void => {
    const before = squares[place] ?? 0;
    const after = before + gradient * gradient;
    const step = (Math.sqrt(after) - Math.sqrt(before)) / REGRESSION.stepSize;
    pulls[place] = (pulls[place] ?? 0) + gradient - step * (weights[place] ?? 0);
    squares[place] = after;
  };

  for (let epoch = 0; epoch < REGRESSION.epochs; epoch += 1) {
    shuffle(order, random);
    for (const example of order) {
      const seen = withDropout(example, featureScale, random);
      errors.fill(0);
      for (const { slot, amount } of seen) {
        for (let column = 0; column < COLUMNS; column += 1) {
          const place = slot * COLUMNS + column;
          const weight = weightAt(place);
          weights[place] = weight;
          errors[column] = (errors[column] ?? 0) + weight * amount;
        }
      }
      toErrors(errors, example);
      for (const { slot, amount } of seen) {
        for (let column = 0; column < COLUMNS; column += 1) {
          update(slot * COLUMNS + column, (errors[column] ?? 0) * amount);
        }
      }
    }
  }
  return weights.map((_, place) => weightAt(place));
}

function withDropout(
  { slots, amounts }: HashedExample,
  featureScale: Float64Array,
  random: () => number,
): { slot: number; amount: number }[] {
  const kept: { slot: number; amount: number }[] = [];
  slots.forEach((slot, index) => {
    if (random() < REGRESSION.dropout) return;
    const amount = (amounts[index] ?? 0) * (featureScale[slot] ?? 0);
    kept.push({ slot, amount: amount / (1 - REGRESSION.dropout) });
  });
  return kept;
}

function toErrors(scores: Float64Array, { column: right, weight }: HashedExample): void {
  const highest = scores.reduce((max, score) => Math.max(max, score), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  odds.forEach((odd, column) => {
    scores[column] = (odd / total - (column === right ? 1 : 0)) * weight;
  });
}
