import { askForSuggestion } from '@overtone/client/api/ask-for-suggestion';
import { loggableRefusal } from '@overtone/client/api/call';
import type { Host } from '@overtone/client/platform/host';
import { RECOMMENDATION } from '@overtone/domain/contract/suggestion-address';
import { bandFor } from '@overtone/domain/frequency/bands';
import { failed, ok, type Result } from '@overtone/domain/result';
import { SAFETY_NOTE } from '@overtone/domain/safety/safety-note';
import { isSuggestionState, SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { ShownPair } from './shown-pair.ts';

/** What the server says to a sentence: a pair, or words for a person who needs people. */
export type TaskReply =
  | { readonly shown: ShownPair; readonly help: null }
  | { readonly shown: null; readonly help: string };

/** Asks the server which rhythms may suit a sentence. It answers without a model, so that the question costs nothing. */
export async function askForPair(
  host: Pick<Host, 'fetch'>,
  userQuery: string,
  signal: AbortSignal,
): Promise<Result<TaskReply, string>> {
  const answer = await askForSuggestion(host, RECOMMENDATION, { body: { userQuery }, signal });
  if (!answer.ok) return failed(loggableRefusal(answer.reason));
  const { suggestion, help } = answer.value;
  if (help !== null) return ok({ shown: null, help });
  return suggestion.ok ? ok({ shown: pairOf(suggestion.value), help: null }) : suggestion;
}

function pairOf(suggestion: Suggestion): ShownPair {
  const { globalModulationHz: slowHz, centerModulationHz: fastHz, state, source } = suggestion;
  const note = source === 'safety' ? ` ${SAFETY_NOTE}` : '';
  return {
    pair: { slowHz, fastHz },
    hue: suggestion.visualHue,
    label: isSuggestionState(state)
      ? SUGGESTION_STATES[state].label
      : `${bandFor(fastHz)} at the centre`,
    reason: suggestion.narrativeExplanation + note,
  };
}
