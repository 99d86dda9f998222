import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { SUGGESTION_DEFAULTS, type Suggestion } from '@overtone/domain/suggestion/suggestion';

/** The constant pair that is left when even the offline recommender fails. */
export function neutralSuggestion(): Suggestion {
  const { centerHz, globalHz, hue, reason } = SUGGESTION_STATES.none;
  return {
    ...SUGGESTION_DEFAULTS,
    globalModulationHz: globalHz,
    centerModulationHz: centerHz,
    visualHue: hue,
    narrativeExplanation: reason,
    source: 'offline',
    state: 'none',
  };
}
