import { ENDPOINTS } from '@overtone/client/api/endpoints';
import { requestJson } from '@overtone/client/api/request-json';
import type { Host } from '@overtone/client/platform/host';
import { helpTextIn } from '@overtone/domain/crisis/help-reply';
import { ok, type Result } from '@overtone/domain/result';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import { suggestionFromReply } from '@overtone/domain/suggestion/suggestion-reply';

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
  const body = { userQuery };
  const reply = await requestJson(host, ENDPOINTS.recommendation, { method: 'POST', body, signal });
  if (!reply.ok) return reply;
  const help = helpTextIn(reply.value.body);
  if (help !== undefined) return ok({ suggestion: null, help });
  const suggestion = suggestionFromReply(reply.value);
  return suggestion.ok ? ok({ suggestion: suggestion.value, help: null }) : suggestion;
}
