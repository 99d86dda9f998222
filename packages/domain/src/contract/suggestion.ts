import { z } from 'zod';
import { endpoint, type Limit } from './endpoint.ts';
import { RECOMMENDATION, SUGGESTION } from './suggestion-address.ts';
import { suggestionHistorySchema, verdictRequestSchema } from './suggestion-history.ts';
import { quotaResponseSchema } from './suggestion-quota.ts';
import { suggestionRequestFailure, suggestionRequestSchema } from './suggestion-request.ts';
import { helpResponseSchema, suggestionResponseSchema } from './suggestion-response.ts';

/** What an idempotency key may look like; a UUID does. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,64}$/u;

/** Value of `Prefer` with which a page says that it knows of no model: the offline suggestion is then no failure. */
export const PREFER_OFFLINE = 'offline';

const suggestionOrHelp = z.union([suggestionResponseSchema, helpResponseSchema]);
const verdictLimit: Limit = { of: 'verdicts', by: 'account', at: 'first' };

/** Settings for a task in plain words; for somebody who does not want to live, words and no settings. */
export const suggest = endpoint({
  ...SUGGESTION,
  access: 'anyone',
  summary: 'Suggest settings for a task',
  headers: [
    {
      name: 'Idempotency-Key',
      description: 'The same request with the same key is answered once and not made again.',
      pattern: IDEMPOTENCY_KEY,
    },
    {
      name: 'Prefer',
      description: '"offline": where no model is configured, the offline suggestion is a success.',
    },
  ],
  body: suggestionRequestSchema,
  bodyFailure: suggestionRequestFailure,
  response: suggestionOrHelp,
  failures: [
    'unauthenticated',
    'query_required',
    'query_too_long',
    'invalid_request',
    'rate_limited',
    'quota_exhausted',
    'idempotency_mismatch',
    'idempotency_in_flight',
    'ai_not_configured',
    'ai_auth',
    'ai_timeout',
    'ai_unavailable',
    'ai_busy',
    'ai_budget',
    'ai_declined',
    'ai_invalid',
    'suggestion_failed',
  ],
  limits: [{ of: 'suggestions', by: 'address', at: 'handler' }],
});

/** The same without a model. Nothing is counted, kept or remembered. */
export const recommendForTask = endpoint({
  ...RECOMMENDATION,
  access: 'anyone',
  summary: 'Recommend settings for a task, without a model and without counting',
  body: suggestionRequestSchema,
  bodyFailure: suggestionRequestFailure,
  response: suggestionOrHelp,
  failures: ['query_required', 'query_too_long', 'invalid_request', 'rate_limited'],
  limits: [{ of: 'suggestions', by: 'address', at: 'handler' }],
});

/** How many AI personalizations are used and free, without asking for one. */
export const readQuota = endpoint({
  method: 'GET',
  path: '/api/quota',
  access: 'anyone',
  summary: 'How many AI personalizations are left',
  response: quotaResponseSchema,
});

/** What an account was given. */
export const readHistory = endpoint({
  method: 'GET',
  path: '/api/suggestions/history',
  access: 'member',
  summary: 'The suggestions that this account was given, newest first',
  response: suggestionHistorySchema,
  failures: ['unauthenticated'],
});

/** Says what the person thinks of a suggestion. */
export const passVerdict = endpoint({
  method: 'POST',
  path: '/api/suggestions/history/:id/verdict',
  access: 'member',
  summary: 'Say what you think of a suggestion',
  params: z.object({ id: z.uuid() }),
  body: verdictRequestSchema,
  failures: ['unauthenticated', 'forbidden', 'invalid_request', 'not_found', 'rate_limited'],
  limits: [verdictLimit],
});

/** Forgets the history. */
export const forgetHistory = endpoint({
  method: 'DELETE',
  path: '/api/suggestions/history',
  access: 'member',
  summary: 'Forget every suggestion that this account was given',
  failures: ['unauthenticated', 'forbidden', 'rate_limited'],
  limits: [verdictLimit],
});
