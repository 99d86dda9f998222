import type { HashedExample } from './hashed-examples.ts';
import { seededRandom, shuffle } from './seeded-random.ts';

/** How a regression is fitted. */
export interface Fitting {
  readonly epochs: number;
  /** Share of an example's features that is left out each time it is seen, so that no single one is relied on. */
  readonly dropout: number;
  readonly stepSize: number;
  /** Decides the order of the examples, and what is left out. */
  readonly seed: number;
}

/** The mean of fits that differ by their seed: it leans less on chance than each of them. */
export function meanOfFits(
  seeds: readonly number[],
  fit: (seed: number) => Float64Array,
): Float64Array {
  const [first = new Float64Array(), ...others] = seeds.map(fit);
  for (const other of others)
    other.forEach((weight, at) => (first[at] = (first[at] ?? 0) + weight));
  return first.map((weight) => weight / seeds.length);
}

const SMOOTHING = 1;
/** Pull of every weight towards zero. */
const RIDGE = 1;

/**
 * Fits a multinomial logistic regression by follow-the-regularised-leader with a step size for each weight and feature
 * dropout, without a bias: text that holds nothing known leans nowhere. Gives a row of `columns` many weights a slot; the
 * same examples give the same weights.
 */
export function fitRegression(
  examples: readonly HashedExample[],
  slots: number,
  featureScale: Float64Array,
  columns: number,
  { epochs, dropout, stepSize, seed }: Fitting,
): Float64Array {
  const random = seededRandom(seed);
  const pulls = new Float64Array(slots * columns);
  const squares = new Float64Array(slots * columns);
  const weights = new Float64Array(slots * columns);
  const errors = new Float64Array(columns);
  const order = [...examples];

  const weightAt = (place: number): number => {
    const step = (SMOOTHING + Math.sqrt(squares[place] ?? 0)) / stepSize;
    return -(pulls[place] ?? 0) / (step + RIDGE);
  };
  const update = (place: number, gradient: number): void => {
    const before = squares[place] ?? 0;
    const after = before + gradient * gradient;
    const step = (Math.sqrt(after) - Math.sqrt(before)) / stepSize;
    pulls[place] = (pulls[place] ?? 0) + gradient - step * (weights[place] ?? 0);
    squares[place] = after;
  };

  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const example of order) {
      const seen = withDropout(example, featureScale, dropout, random);
      errors.fill(0);
      for (const { slot, amount } of seen) {
        for (let column = 0; column < columns; column += 1) {
          const place = slot * columns + column;
          const weight = weightAt(place);
          weights[place] = weight;
          errors[column] = (errors[column] ?? 0) + weight * amount;
        }
      }
      toErrors(errors, example);
      for (const { slot, amount } of seen) {
        for (let column = 0; column < columns; column += 1) {
          update(slot * columns + column, (errors[column] ?? 0) * amount);
        }
      }
    }
  }
  return weights.map((_, place) => weightAt(place));
}

function withDropout(
  { slots, amounts }: HashedExample,
  featureScale: Float64Array,
  dropout: number,
  random: () => number,
): { slot: number; amount: number }[] {
  const kept: { slot: number; amount: number }[] = [];
  slots.forEach((slot, index) => {
    if (random() < dropout) return;
    const amount = (amounts[index] ?? 0) * (featureScale[slot] ?? 0);
    kept.push({ slot, amount: amount / (1 - dropout) });
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
