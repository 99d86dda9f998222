import { isSuggestionState, SUGGESTION_STATES } from './states.ts';
import type { Suggestion, SuggestionAlternative } from './suggestion.ts';

/** Why the reading in force: the suggestion's own words, or for an alternative those of its state. */
export function explanationOf(
  suggestion: Suggestion,
  reading: Suggestion | SuggestionAlternative | null,
): string {
  if (reading === null || reading === suggestion || !isSuggestionState(reading.state)) {
    return suggestion.narrativeExplanation;
  }
  return SUGGESTION_STATES[reading.state].reason;
}
