import type { SessionSettings } from '../session/settings.ts';
import type { Suggestion, SuggestionAlternative } from './suggestion.ts';

type Pair = Pick<Suggestion, 'globalModulationHz' | 'centerModulationHz'>;

/** Which of a suggestion's readings the settings follow now: its own pair, an alternative's, or neither (null). */
export function readingInForce(
  suggestion: Suggestion,
  settings: Pick<SessionSettings, 'globalModulationHz' | 'centerModulationHz'>,
): Suggestion | SuggestionAlternative | null {
  const isSet = ({ globalModulationHz, centerModulationHz }: Pair) =>
    globalModulationHz === settings.globalModulationHz &&
    centerModulationHz === settings.centerModulationHz;
  if (isSet(suggestion)) return suggestion;
  return suggestion.alternatives?.find(isSet) ?? null;
}
