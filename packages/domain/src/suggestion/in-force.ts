import type { SessionSettings } from '../session/settings.ts';
import type { SuggestedSetting, Suggestion, SuggestionAlternative } from './suggestion.ts';

type Pair = Pick<Suggestion, 'globalModulationHz' | 'centerModulationHz'>;

/**
 * A suggestion as it is shown once it was applied: of one that sets a part, the pair and the hue are those in force but for
 * that part, and a rhythm that is off is one of 0 Hz.
 */
export function asApplied(
  suggestion: Suggestion,
  inForce: Pick<SessionSettings, keyof Pair | 'visualHue'>,
): Suggestion {
  const { sets } = suggestion;
  if (sets === undefined) return suggestion;
  const leaves = (name: SuggestedSetting) => !sets.includes(name);
  return {
    ...suggestion,
    ...(leaves('globalModulationHz') && { globalModulationHz: inForce.globalModulationHz ?? 0 }),
    ...(leaves('centerModulationHz') && { centerModulationHz: inForce.centerModulationHz ?? 0 }),
    ...(leaves('visualHue') && { visualHue: inForce.visualHue }),
  };
}

/** Which of a suggestion's readings the settings follow now: its own pair, an alternative's, or neither (null). */
export function readingInForce(
  suggestion: Suggestion,
  settings: Pick<SessionSettings, 'globalModulationHz' | 'centerModulationHz'>,
): Suggestion | SuggestionAlternative | null {
  const isSet = ({ globalModulationHz, centerModulationHz }: Pair) =>
    globalModulationHz === (settings.globalModulationHz ?? 0) &&
    centerModulationHz === (settings.centerModulationHz ?? 0);
  if (isSet(suggestion)) return suggestion;
  return suggestion.alternatives?.find(isSet) ?? null;
}
