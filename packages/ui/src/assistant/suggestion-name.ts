import { bandFor } from '@overtone/domain/frequency/bands';
import { isSuggestionState, SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';

/** What a reading is called: by its state, or by its bands where the state has no name. */
export function nameOf({
  state,
  centerModulationHz,
  globalModulationHz,
}: Pick<Suggestion, 'state' | 'centerModulationHz' | 'globalModulationHz'>): string {
  return isSuggestionState(state)
    ? SUGGESTION_STATES[state].label
    : `${bandFor(centerModulationHz)} on ${bandFor(globalModulationHz)}`;
}
