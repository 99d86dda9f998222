import { INVALID_FREQUENCY_VALUES } from '../suggestion/suggestion.ts';
import { SUGGESTION_REQUEST_FAILED } from '../suggestion/suggestion-reply.ts';

/** HTTP status and sentence of one failure. */
export interface ErrorMeaning {
  readonly status: number;
  readonly sentence: string;
}

/** Every failure that the API answers with. The code is stable; the sentence is for people. */
export const ERROR_CODES = {
  ai_not_configured: { status: 503, sentence: 'AI is not configured: missing API key' },
  ai_auth: { status: 502, sentence: 'The AI provider rejected the API key' },
  ai_timeout: { status: 504, sentence: 'AI suggestion timed out' },
  ai_unavailable: { status: 503, sentence: 'AI service is unavailable' },
  ai_busy: { status: 503, sentence: 'The AI service is busy. Please try again in a moment.' },
  ai_budget: { status: 503, sentence: 'AI suggestions are paused for now.' },
  ai_declined: { status: 502, sentence: 'The AI service declined this request.' },
  ai_invalid: { status: 502, sentence: INVALID_FREQUENCY_VALUES },
  suggestion_failed: { status: 500, sentence: SUGGESTION_REQUEST_FAILED },
  article_failed: { status: 502, sentence: 'Failed to generate content' },
  quota_exhausted: { status: 402, sentence: 'You have used your free AI personalizations' },
  rate_limited: { status: 429, sentence: 'Too many requests. Please try again in a moment.' },
  query_required: { status: 400, sentence: 'userQuery is required' },
  query_too_long: {
    status: 413,
    sentence: 'Please describe your task in 500 characters or fewer.',
  },
  invalid_json: { status: 400, sentence: 'The request body is not valid JSON.' },
  invalid_request: { status: 400, sentence: 'The request is not in the expected form.' },
  invalid_email: { status: 400, sentence: 'Enter an email address, for example name@example.com.' },
  body_too_large: { status: 413, sentence: 'The request body is too large.' },
  unsupported_media_type: { status: 415, sentence: 'The request body must be JSON.' },
  unauthenticated: { status: 401, sentence: 'Please sign in first.' },
  forbidden: { status: 403, sentence: 'This request is not allowed from here.' },
  not_found: { status: 404, sentence: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, sentence: 'This address does not accept that method.' },
  idempotency_in_flight: { status: 409, sentence: 'The same request is still being answered.' },
  idempotency_mismatch: {
    status: 422,
    sentence: 'This idempotency key was used for a different request.',
  },
  unavailable: { status: 503, sentence: 'The service is not ready. Please try again in a moment.' },
  internal_error: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, ErrorMeaning>;

/** Stable name of a failure. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** The sentence of `quota_exhausted` where the number is known. */
export function quotaExhaustedSentence(limit: number): string {
  return `You have used your ${limit} free AI personalizations`;
}
