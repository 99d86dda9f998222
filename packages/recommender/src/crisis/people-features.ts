import type { Features } from '../read/features.ts';

const UNSPACED_RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}ー]+/gu;
const GRAM_LENGTHS = [3, 4, 5] as const;
const GROUP_LENGTHS = [1, 2, 3, 4] as const;
/** Times, dates and amounts say nothing of a need, but for the numbers that are called. */
const NUMBER = /^\d+$/u;
const CALLED: ReadonlySet<string> = new Set(['911', '999', '112', '988']);
/** How many words apart two words may stand to count as said together. */
const FARTHEST = 3;
const WEIGHT = { word: 1, pair: 1, triple: 0.7, near: 0.5, gram: 1.5, unspaced: 0.6 } as const;
/** A text of many features counts more than one of few, but not in proportion: amounts are divided by this power of their length. */
const LENGTH_POWER = 0.75;
/** A text of a word or two says little, and counts as if it were longer. */
const LEAST_SQUARES = 8;

/**
 * What normalised text is judged by when the question is whether somebody needs people: words, two and three neighbours
 * with the ends of the text, words that stand near each other, and letter groups inside words. Function words count fully,
 * since "don't want to be here" has no others; a negation is heard in the neighbours. Scripts written without spaces are
 * cut into groups of one to four characters.
 */
export function peopleFeaturesOf(normalised: string): Features {
  const features = new Map<string, number>();
  const add = (name: string, amount: number) =>
    features.set(name, Math.max(features.get(name) ?? 0, amount));
  const words = normalised.split(' ').filter((word) => !NUMBER.test(word) || CALLED.has(word));
  addNeighbours(['^', ...words, '$'], add);
  for (const word of words) addWord(word, add);
  return shortened(features);
}

function addNeighbours(words: readonly string[], add: (name: string, amount: number) => void) {
  words.forEach((word, index) => {
    const [next, afterNext] = words.slice(index + 1, index + 3);
    if (next === undefined) return;
    add(`p:${word} ${next}`, WEIGHT.pair);
    if (afterNext !== undefined) add(`t:${word} ${next} ${afterNext}`, WEIGHT.triple);
    for (const other of words.slice(index + 2, index + FARTHEST + 1)) {
      add(`k:${word} ${other}`, WEIGHT.near);
    }
  });
}

function addWord(word: string, add: (name: string, amount: number) => void) {
  add(`w:${word}`, WEIGHT.word);
  for (const run of word.match(UNSPACED_RUN) ?? []) {
    for (const group of groupsOf(run, GROUP_LENGTHS)) add(`u:${group}`, WEIGHT.unspaced);
  }
  const letters = word.replace(UNSPACED_RUN, '');
  if (letters.length < GRAM_LENGTHS[0]) return;
  const grams = groupsOf(`<${letters}>`, GRAM_LENGTHS);
  for (const gram of grams) add(`g:${gram}`, WEIGHT.gram / Math.sqrt(grams.length));
}

function shortened(features: ReadonlyMap<string, number>): Features {
  const squares = [...features.values()].reduce((sum, amount) => sum + amount * amount, 0);
  const length = (squares + LEAST_SQUARES) ** (LENGTH_POWER / 2);
  return new Map(Array.from(features, ([name, amount]) => [name, amount / length]));
}

function groupsOf(text: string, lengths: readonly number[]): string[] {
  return lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) =>
      text.slice(start, start + length),
    ),
  );
}
