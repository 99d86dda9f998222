import type { BankPhrase } from '@overtone/recommender/training/bank';
import { FUNCTION_WORDS } from '@overtone/recommender/read/function-words';
import { slotOf } from '@overtone/recommender/model/linear-model';

/** How many folds the bank is split into; a power of two. */
export const FOLDS = 4;

const STEM_LENGTH = 4;

/**
 * The fold of a phrase. Phrases that share the beginnings of all their telling words ("write a report", "writing the
 * reports") are near-duplicates and fall into the same fold, so that no model is tested on what it has all but seen.
 */
export function foldOf({ text }: BankPhrase): number {
  const telling = text.split(' ').filter((word) => !FUNCTION_WORDS.has(word));
  const stems = (telling.length > 0 ? telling : [text]).map((word) => word.slice(0, STEM_LENGTH));
  return slotOf([...new Set(stems)].toSorted().join(' '), FOLDS);
}
