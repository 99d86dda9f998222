import { ENDPOINTS } from '@overtone/client/api/endpoints';
import { requestJson } from '@overtone/client/api/request-json';
import type { Host } from '@overtone/client/platform/host';
import type { Result } from '@overtone/domain/result';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import { suggestionFromReply } from '@overtone/domain/suggestion/suggestion-reply';

/** Asks the server which settings may suit a sentence, starting from the demo's. */
export async function askForPair(
  host: Pick<Host, 'fetch'>,
  userQuery: string,
  signal: AbortSignal,
): Promise<Result<Suggestion, string>> {
  const body = { userQuery, currentSettings: DEMO_DEFAULTS };
  const reply = await requestJson(host, ENDPOINTS.suggestion, { method: 'POST', body, signal });
  return reply.ok ? suggestionFromReply(reply.value) : reply;
}
