import type { PhraseState } from '../../model/phrase-states.ts';

/** Whole sentences as people type them, by other hands than the phrases': for a state one on each line. */
export type Voices = Readonly<Record<PhraseState, string>>;
