import { SUGGESTION_STATES, type SuggestionState } from '@overtone/domain/suggestion/states';
import type { ShownPair } from './shown-pair.ts';

/** The pair that a state suggests by default. */
export function pairOfState(state: SuggestionState): ShownPair {
  const { globalHz, centerHz, hue, label, reason } = SUGGESTION_STATES[state];
  return { pair: { slowHz: globalHz, fastHz: centerHz }, hue, label, reason };
}
