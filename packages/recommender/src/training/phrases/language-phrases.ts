import type { PhraseState } from '../../model/phrase-states.ts';

/** The phrases of one language: for every state a text of phrases, words and stems separated by commas. */
export type LanguagePhrases = Readonly<Record<PhraseState, string>>;
