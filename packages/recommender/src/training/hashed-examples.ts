import { featuresOf } from '../read/features.ts';
import { slotOf } from '../model/linear-model.ts';
import { PHRASE_STATES } from '../model/phrase-states.ts';
import { placeWeights } from '../read/place-weights.ts';
import type { Example } from './sentences.ts';

/** An example as the trainer sees it: slots with amounts, the column of its state, and how much it counts. */
export interface HashedExample {
  readonly slots: Int32Array;
  readonly amounts: Float64Array;
  readonly column: number;
  readonly weight: number;
}

/** Hashes the features of examples into `slots` many slots. */
export function hashExamples(examples: readonly Example[], slots: number): HashedExample[] {
  return examples.map(({ text, state, weight }) => {
    const words = text.split(' ');
    const features = [...featuresOf(words, placeWeights(words))];
    return {
      slots: Int32Array.from(features, ([feature]) => slotOf(feature, slots)),
      amounts: Float64Array.from(features, ([, amount]) => amount),
      column: PHRASE_STATES.indexOf(state),
      weight,
    };
  });
}

/** In how many examples each slot occurs. */
export function slotCounts(examples: readonly HashedExample[], slots: number): Float64Array {
  const counts = new Float64Array(slots);
  for (const example of examples) {
    for (const slot of new Set(example.slots)) counts[slot] = (counts[slot] ?? 0) + 1;
  }
  return counts;
}
