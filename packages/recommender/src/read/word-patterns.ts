import { normalise } from './normalise.ts';

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const WORD_END = '(?![\\p{L}\\p{M}])';
const ANY_ENDING = '[\\p{L}\\p{M}]*';

/** Where a word may begin. */
export const WORD_START = '(?<![\\p{L}\\p{M}])';

/** Whether a language writes these words without spaces between, so that they have to be found anywhere. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

/**
 * A pattern for any of some words, separated by commas, in normalised text: whole words, or any ending after a star; words
 * of languages without spaces match anywhere.
 */
export function anyOf(words: string): string {
  const listed = words.split(',').filter((word) => word.trim() !== '');
  const found = (some: readonly string[]) =>
    some.map((word) => normalise(word) + (word.trim().endsWith('*') ? ANY_ENDING : '')).join('|');
  const anywhere = listed.filter(isUnspaced);
  const spaced = listed.filter((word) => !isUnspaced(word));
  return [
    ...(anywhere.length > 0 ? [`(?:${found(anywhere)})`] : []),
    ...(spaced.length > 0 ? [`${WORD_START}(?:${found(spaced)})${WORD_END}`] : []),
  ].join('|');
}
