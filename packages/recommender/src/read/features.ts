import { FUNCTION_WORDS } from './function-words.ts';

/** What a text is judged by: each feature with its weight; weights are small positive numbers. */
export type Features = ReadonlyMap<string, number>;

const UNSPACED_RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}ー]+/gu;
const STEM_LENGTHS = [4, 6] as const;
const GRAM_LENGTHS = [3, 4] as const;
const FUNCTION_WORD_WEIGHT = 0.45;
const FEATURE_WEIGHT = { word: 1, pair: 1, stem: 0.7, gram: 1, unspaced: 0.6, end: 0.7 } as const;

/**
 * The features of normalised text: its words, pairs of neighbours, how it begins and ends, the first letters of longer
 * words and the letter groups inside words. Scripts written without spaces are cut into groups of one to three
 * characters; every number is the same word. `weightOf` says how much each word counts, by its place in the text; fully
 * by default.
 */
export function featuresOf(
  words: readonly string[],
  weightOf: (index: number) => number = () => 1,
): Features {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) =>
    features.set(name, Math.max(features.get(name) ?? 0, weight));

  const [first = '', second] = words.map(wordOf);
  add(`b:${first}`, FEATURE_WEIGHT.end);
  if (second !== undefined) add(`b:${first} ${second}`, FEATURE_WEIGHT.end);
  add(`e:${wordOf(words.at(-1) ?? '')}`, FEATURE_WEIGHT.end);
  words.forEach((raw, index) => {
    const word = wordOf(raw);
    const weight = weightOf(index);
    const previous = words[index - 1];
    const isFunctionWord = FUNCTION_WORDS.has(word);
    if (previous !== undefined) {
      const idle = isFunctionWord && FUNCTION_WORDS.has(previous);
      const share = idle ? FUNCTION_WORD_WEIGHT : 1;
      add(`p:${wordOf(previous)} ${word}`, FEATURE_WEIGHT.pair * weight * share);
    }
    add(`w:${word}`, FEATURE_WEIGHT.word * weight * (isFunctionWord ? FUNCTION_WORD_WEIGHT : 1));
    if (!isFunctionWord) addParts(word, weight, add);
  });
  return features;
}

function wordOf(raw: string): string {
  return /^\d+$/.test(raw) ? '#' : raw;
}

function addParts(word: string, weight: number, add: (name: string, weight: number) => void): void {
  for (const run of word.match(UNSPACED_RUN) ?? []) {
    for (const group of groupsOf(run, [1, 2, 3])) {
      add(`u:${group}`, FEATURE_WEIGHT.unspaced * weight);
    }
  }
  const letters = word.replace(UNSPACED_RUN, '');
  for (const length of STEM_LENGTHS) {
    if (letters.length > length) add(`s:${letters.slice(0, length)}`, FEATURE_WEIGHT.stem * weight);
  }
  if (letters.length < GRAM_LENGTHS[0]) return;
  const grams = groupsOf(`<${letters}>`, GRAM_LENGTHS);
  for (const gram of grams)
    add(`g:${gram}`, (FEATURE_WEIGHT.gram * weight) / Math.sqrt(grams.length));
}

function groupsOf(text: string, lengths: readonly number[]): string[] {
  return lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) =>
      text.slice(start, start + length),
    ),
  );
}
