import { type LinearModel, scoresBy } from '../model/linear-model.ts';
import { NEEDS, type Need } from './needs.ts';
import { peopleFeaturesOf } from './people-features.ts';

/**
 * How far the score of a need must be above that of none. Chosen on the development set, so that of texts which only sound
 * like a crisis at most three in a hundred are taken for one, and of ordinary texts hardly any (docs/recommender.md).
 */
const LEAST_MARGIN = 0.01;
/**
 * Up to six words say little, and short remarks about the product are made of the same ones; a model must be surer of them.
 * In scripts without spaces a sentence is one word.
 */
const LEAST_MARGIN_OF_FEW_WORDS = 0.8;
const FEW_WORDS = /^[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\s]+(?: \S+){0,5}$/u;

/** Both needs are heard where their scores are this close. */
const CLOSE = 1.5;

/** What a model hears that normalised text asks people for; often nothing, seldom both. */
export function needsHeardBy(model: LinearModel, normalised: string): ReadonlySet<Need> {
  const [none = 0, ...scores] = scoresBy(model, peopleFeaturesOf(normalised));
  const [, ...needs] = NEEDS;
  const margin = FEW_WORDS.test(normalised) ? LEAST_MARGIN_OF_FEW_WORDS : LEAST_MARGIN;
  const least = Math.max(none + margin, Math.max(...scores) - CLOSE);
  return new Set(needs.filter((_, index) => (scores[index] ?? 0) > least));
}
