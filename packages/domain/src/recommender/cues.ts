import type { BankPhrase } from './bank.ts';

/** A phrase of the bank that stands in a text as it is. */
export interface Cue {
  readonly phrase: BankPhrase;
  /** First word of the phrase in the text. */
  readonly start: number;
  /** Number of words it spans. */
  readonly length: number;
}

/** The phrases of a bank by their text. The same text may stand for more than one state. */
export type CueIndex = ReadonlyMap<string, readonly BankPhrase[]>;

const LONGEST_CUE_WORDS = 7;

/** Builds the index that `findCues` looks phrases up in. */
export function cueIndexFrom(bank: readonly BankPhrase[]): CueIndex {
  return Map.groupBy(bank, (phrase) => phrase.text);
}

/**
 * Every phrase of the bank that the words contain, longest first: a phrase inside one that was already found is passed
 * over, so that "sleepy after lunch" is not also heard as "lunch".
 */
export function findCues(words: readonly string[], index: CueIndex): readonly Cue[] {
  const taken = new Set<number>();
  const cues: Cue[] = [];
  for (let length = Math.min(LONGEST_CUE_WORDS, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const places = Array.from({ length }, (_, offset) => start + offset);
      const phrases = index.get(words.slice(start, start + length).join(' '));
      if (phrases === undefined || places.some((place) => taken.has(place))) continue;
      for (const place of places) taken.add(place);
      cues.push(...phrases.map((phrase) => ({ phrase, start, length })));
    }
  }
  return cues;
}
