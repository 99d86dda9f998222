import type { BankPhrase } from '@overtone/recommender/training/bank';
import { featuresOf } from '@overtone/recommender/read/features';
import { scoresBy } from '@overtone/recommender/model/linear-model';
import type { PhraseState } from '@overtone/recommender/model/phrase-states';
import { placeWeights } from '@overtone/recommender/read/place-weights';
import { FOLDS, foldOf } from './folds.ts';
import { examplesFrom } from '@overtone/recommender/training/sentences';
import { trainModel } from '@overtone/recommender/training/train';

/** What was judged by a model that had not seen it. */
export interface Judged {
  readonly text: string;
  readonly state: PhraseState;
  readonly scores: Float64Array;
  /** A phrase of the bank, English or not, or a sentence composed of two. */
  readonly kind: 'english' | 'other language' | 'composed';
}

const COMPOSED_SEED = 99;

/** Trains a model on all folds but one, judges the phrases of that one, and sentences made of them; for each of `folds`. */
export function crossValidate(
  bank: readonly BankPhrase[],
  folds: readonly number[] = [...Array.from({ length: FOLDS }).keys()],
): Judged[] {
  return folds.flatMap((fold) => {
    const model = trainModel(bank.filter((phrase) => foldOf(phrase) !== fold));
    const unseen = bank.filter((phrase) => foldOf(phrase) === fold);
    const judge = (text: string) => {
      const words = text.split(' ');
      return scoresBy(model, featuresOf(words, placeWeights(words)));
    };
    const phrases = unseen.map(({ text, state, english }): Judged => {
      return { text, state, scores: judge(text), kind: english ? 'english' : 'other language' };
    });
    const composed = examplesFrom(unseen, COMPOSED_SEED)
      .filter(({ weight }) => weight < 1)
      .map(({ text, state }): Judged => ({ text, state, scores: judge(text), kind: 'composed' }));
    return [...phrases, ...composed];
  });
}
