import type { PhraseState } from '../../model/phrase-states.ts';

/** The phrases of one field of life: for a state a text of phrases, words and stems separated by commas. */
export type FieldPhrases = Readonly<Partial<Record<PhraseState, string>>>;
