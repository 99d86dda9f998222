import { FUNCTION_WORDS } from './function-words.ts';

/** What a text is judged by: each feature with its weight; weights are small positive numbers. */
export type Features = ReadonlyMap<string, number>;

const UNSPACED_RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu;
const STEM_LENGTH = 5;
const GRAM_LENGTHS = [3, 4] as const;
const FUNCTION_WORD_WEIGHT = 0.1;
const FEATURE_WEIGHT = { word: 1, pair: 1.5, stem: 0.7, gram: 0.6, unspaced: 0.6 } as const;

/**
 * The features of normalised text: its words, pairs of neighbours, the first letters of longer words and the letter
 * groups inside words. Scripts written without spaces are cut into groups of one to three characters.
 * `weightOf` says how much each word counts, by its place in the text; every word counts fully by default.
 */
export function featuresOf(
  words: readonly string[],
  weightOf: (index: number) => number = () => 1,
): Features {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) =>
    features.set(name, Math.max(features.get(name) ?? 0, weight));

  words.forEach((word, index) => {
    const weight = weightOf(index);
    const previous = words[index - 1];
    if (previous !== undefined) {
      const idle = FUNCTION_WORDS.has(previous) && FUNCTION_WORDS.has(word);
      add(
        `p:${previous} ${word}`,
        FEATURE_WEIGHT.pair * weight * (idle ? FUNCTION_WORD_WEIGHT : 1),
      );
    }
    if (FUNCTION_WORDS.has(word)) {
      add(`w:${word}`, FEATURE_WEIGHT.word * weight * FUNCTION_WORD_WEIGHT);
      return;
    }
    add(`w:${word}`, FEATURE_WEIGHT.word * weight);
    for (const run of word.match(UNSPACED_RUN) ?? []) {
      for (const group of groupsOf(run, [1, 2, 3]))
        add(`u:${group}`, FEATURE_WEIGHT.unspaced * weight);
    }
    const letters = word.replace(UNSPACED_RUN, '');
    if (letters.length > STEM_LENGTH) {
      add(`s:${letters.slice(0, STEM_LENGTH)}`, FEATURE_WEIGHT.stem * weight);
    }
    if (letters.length >= GRAM_LENGTHS[0]) {
      const grams = groupsOf(`<${letters}>`, GRAM_LENGTHS);
      for (const gram of grams)
        add(`g:${gram}`, (FEATURE_WEIGHT.gram * weight) / Math.sqrt(grams.length));
    }
  });
  return features;
}

function groupsOf(text: string, lengths: readonly number[]): string[] {
  return lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) =>
      text.slice(start, start + length),
    ),
  );
}
