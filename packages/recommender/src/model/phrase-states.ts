import type { SuggestionState } from '@overtone/domain/suggestion/states';
import { TASK_STATES } from '@overtone/domain/suggestion/states';

/** A state that phrases can stand for. Safety words are kept apart, in `safety-words.ts`. */
export type PhraseState = Exclude<SuggestionState, 'safety'>;

/** Every state that phrases stand for, in the order in which scores are listed. */
export const PHRASE_STATES = [...TASK_STATES, 'none'] as const satisfies readonly PhraseState[];
