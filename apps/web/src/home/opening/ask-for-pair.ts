import { askForSuggestion } from '@overtone/client/api/ask-for-suggestion';
import { loggableRefusal } from '@overtone/client/api/call';
import type { Host } from '@overtone/client/platform/host';
import { RECOMMENDATION } from '@overtone/domain/contract/suggestion-address';
import { failed, ok, type Result } from '@overtone/domain/result';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';

/** What the server says to a sentence: a suggestion, or words for a person who needs people. */
export type TaskReply =
  | { readonly suggestion: Suggestion; readonly help: null }
  | { readonly suggestion: null; readonly help: string };

/** Asks the server which settings may suit a sentence. It answers without a model, so that the question costs nothing. */
export async function askForPair(
  host: Pick<Host, 'fetch'>,
  userQuery: string,
  signal: AbortSignal,
): Promise<Result<TaskReply, string>> {
  const answer = await askForSuggestion(host, RECOMMENDATION, { body: { userQuery }, signal });
  if (!answer.ok) return failed(loggableRefusal(answer.reason));
  const { suggestion, help } = answer.value;
  if (help !== null) return ok({ suggestion: null, help });
  return suggestion.ok ? ok({ suggestion: suggestion.value, help: null }) : suggestion;
}
