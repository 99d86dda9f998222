import { confidencesFrom } from './confidence.ts';
import { featuresOf } from '../read/features.ts';
import type { LinearModel } from './linear-model.ts';
import { scoresBy } from './linear-model.ts';
import { MODEL } from './model.gen.ts';
import type { PhraseState } from './phrase-states.ts';
import { PHRASE_STATES } from './phrase-states.ts';
import { placeWeights } from '../read/place-weights.ts';

/** One state with the share of confidence it got; the shares of all states add up to 1. */
export interface RankedState {
  readonly state: PhraseState;
  readonly confidence: number;
}

/** Ranks every state for normalised text by the trained model. Needs no preparation; the same text gives the same answer. */
export function classify(normalised: string): readonly [RankedState, ...RankedState[]] {
  return rankStates(MODEL, normalised);
}

/** Ranks every state for normalised text by a model. */
export function rankStates(
  model: LinearModel,
  normalised: string,
): readonly [RankedState, ...RankedState[]] {
  const words = normalised.split(' ');
  const scores = scoresBy(model, featuresOf(words, placeWeights(words)));
  const confidences = confidencesFrom(scores);
  const [first, ...rest] = PHRASE_STATES.map((state, column) => ({
    state,
    confidence: confidences[column] ?? 0,
  })).toSorted((a, b) => b.confidence - a.confidence);
  if (first === undefined) throw new Error('There are no states.');
  return [first, ...rest];
}
