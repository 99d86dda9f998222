import type { RECOMMENDATION, SUGGESTION } from '@overtone/domain/contract/suggestion-address';
import type { SuggestionRequest } from '@overtone/domain/contract/suggestion-request';
import { ok } from '@overtone/domain/result';
import type { Host } from '../platform/host.ts';
import { call, type Reply } from './call.ts';
import { readSuggestionAnswer, type SuggestionAnswer } from './suggestion-answer.ts';

/** Asks for settings that may suit a task. It fails only when no answer came: a refusal may carry a suggestion too. */
export async function askForSuggestion(
  host: Pick<Host, 'fetch'>,
  address: typeof SUGGESTION | typeof RECOMMENDATION,
  asking: {
    readonly body: SuggestionRequest;
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal | undefined;
  },
): Reply<SuggestionAnswer> {
  const asked = await call(host, address, asking);
  if (asked.ok) return ok(readSuggestionAnswer({ ok: true, body: asked.value }));
  const { reply } = asked.reason;
  return reply === undefined ? asked : ok(readSuggestionAnswer(reply));
}
