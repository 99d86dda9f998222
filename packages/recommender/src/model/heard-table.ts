import type { PhraseState } from './phrase-states.ts';

/** For each state: what can be heard, with the words that tell it, separated by spaces. */
export type HeardTable = Readonly<Record<PhraseState, Readonly<Record<string, string>>>>;
