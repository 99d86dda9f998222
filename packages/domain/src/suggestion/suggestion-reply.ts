import { failed, type Result } from '../result.ts';
import { parseSuggestion, type Suggestion } from './suggestion.ts';

/** The request failed, and the reply says nothing about why. */
export const SUGGESTION_REQUEST_FAILED = 'Failed to get AI suggestion';

/** What came back from `POST /api/ai-suggestion`: whether the status was a success, and the parsed body. */
export interface SuggestionReply {
  readonly ok: boolean;
  readonly body: unknown;
}

/**
 * The suggestion in a reply. A failed request may still carry one as `fallback`, which is checked like any other;
 * without it the failure is the server's own `error` sentence.
 */
export function suggestionFromReply(reply: SuggestionReply): Result<Suggestion, string> {
  if (reply.ok) return parseSuggestion(reply.body);
  const { fallback, error } = fieldsOf(reply.body);
  if (typeof fallback === 'object' && fallback !== null) return parseSuggestion(fallback);
  return failed(typeof error === 'string' && error.trim() ? error : SUGGESTION_REQUEST_FAILED);
}

function fieldsOf(body: unknown): { readonly fallback?: unknown; readonly error?: unknown } {
  return typeof body === 'object' && body !== null ? body : {};
}
