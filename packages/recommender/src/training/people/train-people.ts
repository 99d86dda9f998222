import { NEEDS } from '../../crisis/needs.ts';
import { peopleFeaturesOf } from '../../crisis/people-features.ts';
import { type LinearModel, slotOf } from '../../model/linear-model.ts';
import { type HashedExample, slotCounts } from '../hashed-examples.ts';
import { fitRegression, meanOfFits } from '../logistic-regression.ts';
import { quantise } from '../quantise.ts';
import type { PeopleExample } from './people-examples.ts';

const COLUMNS = NEEDS.length;

/** What is trained; the values were chosen by grouped cross-validation (docs/recommender.md). */
export const PEOPLE_TRAINING = {
  slots: 2 ** 16,
  stepSize: 0.5,
  dropout: 0.5,
  epochs: 6,
  /** One fit for each; their mean leans less on chance. */
  seeds: [1, 2, 3],
  /** A feature whose weights all stay below this is left out, so that there is less to load. */
  leastWeight: 0.5,
  /** Fewer texts say that somebody needs people, above all an ambulance; each of them counts more. */
  needWeights: { none: 1, crisis: 1.4, emergency: 2.8 },
  /** How many different directions of weights there are, and how many slots keep one at most. */
  packing: [{ directions: 60, slots: 2 ** 16 }],
} as const;

/** Trains the model that hears who needs people and packs it into a power of two of slots. The same examples give the same model. */
export function trainPeopleModel(
  examples: readonly PeopleExample[],
  slots: number = PEOPLE_TRAINING.slots,
): LinearModel {
  const hashed = examples.map((example) => hash(example, slots));
  const counts = slotCounts(hashed, slots);
  const evenly = new Float64Array(slots).fill(1);
  const weights = meanOfFits(PEOPLE_TRAINING.seeds, (seed) =>
    fitRegression(hashed, slots, evenly, COLUMNS, { ...PEOPLE_TRAINING, seed }),
  );
  const kept = counts.map((count, slot) =>
    spread(weights, slot) < PEOPLE_TRAINING.leastWeight ? 0 : count,
  );
  return quantise(weights, kept, PEOPLE_TRAINING.packing);
}

function hash({ text, need, weight }: PeopleExample, slots: number): HashedExample {
  const features = [...peopleFeaturesOf(text)];
  return {
    slots: Int32Array.from(features, ([feature]) => slotOf(feature, slots)),
    amounts: Float64Array.from(features, ([, amount]) => amount),
    column: NEEDS.indexOf(need),
    weight: weight * PEOPLE_TRAINING.needWeights[need],
  };
}

/** How far apart the weights of a slot are: none of it says anything where they are all the same. */
function spread(weights: Float64Array, slot: number): number {
  const row = weights.subarray(slot * COLUMNS, (slot + 1) * COLUMNS);
  return Math.max(...row) - Math.min(...row);
}
