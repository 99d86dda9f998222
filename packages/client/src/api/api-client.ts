import {
  articleResponseSchema,
  type ArticleResponse,
} from '@overtone/domain/contract/article-response';
import { capabilitiesSchema, type Capabilities } from '@overtone/domain/contract/capabilities';
import type { VerdictRequest } from '@overtone/domain/contract/suggestion-history';
import {
  quotaResponseSchema,
  type QuotaResponse,
} from '@overtone/domain/contract/suggestion-quota';
import { ok, type Result } from '@overtone/domain/result';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Host } from '../platform/host.ts';
import { ENDPOINTS } from './endpoints.ts';
import { parseReply } from './parse-reply.ts';
import { requestJson } from './request-json.ts';
import { readSuggestionAnswer, type SuggestionAnswer } from './suggestion-answer.ts';

/** What is asked for a suggestion. */
export interface SuggestionQuestion {
  readonly userQuery: string;
  readonly currentSettings: SessionSettings;
  /** Names this submit, so that sending it again is not asking again. */
  readonly idempotencyKey?: string;
}

/** The product's own server, as a front end sees it. Every failure is a value: a sentence for the log. */
export interface ApiClient {
  /** Asks for the suggestion that fits what the person says they do. It fails only when no answer came. */
  readonly suggest: (
    question: SuggestionQuestion,
    signal?: AbortSignal,
  ) => Promise<Result<SuggestionAnswer, string>>;
  /** Asks how many AI personalizations are left, and how long an answer may take. */
  readonly quota: (signal?: AbortSignal) => Promise<Result<QuotaResponse, string>>;
  /** Says what the person thinks of a suggestion of their account's history. */
  readonly passVerdict: (
    suggestionId: string,
    verdict: VerdictRequest,
  ) => Promise<Result<undefined, string>>;
  /** Asks for a new article on a random topic. */
  readonly article: (signal?: AbortSignal) => Promise<Result<ArticleResponse, string>>;
  /** Asks what the server has been set up to do. */
  readonly capabilities: (signal?: AbortSignal) => Promise<Result<Capabilities, string>>;
}

/** A success whose body says nothing. */
const NO_BODY = { safeParse: () => ({ success: true, data: undefined }) as const };

/** Makes a client that reaches the server through `host`. */
export function createApiClient(host: Pick<Host, 'fetch'>): ApiClient {
  return {
    async suggest({ idempotencyKey, ...body }, signal) {
      const reply = await requestJson(host, ENDPOINTS.suggestion, {
        method: 'POST',
        ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
        body,
        signal,
      });
      return reply.ok ? ok(readSuggestionAnswer(reply.value)) : reply;
    },
    async quota(signal) {
      const reply = await requestJson(host, ENDPOINTS.quota, { method: 'GET', signal });
      return reply.ok ? parseReply(quotaResponseSchema, reply.value) : reply;
    },
    async passVerdict(suggestionId, verdict) {
      const path = `${ENDPOINTS.suggestionHistory}/${suggestionId}/verdict`;
      const reply = await requestJson(host, path, { method: 'POST', body: verdict });
      return reply.ok ? parseReply(NO_BODY, reply.value) : reply;
    },
    async article(signal) {
      const reply = await requestJson(host, ENDPOINTS.article, {
        method: 'POST',
        body: {},
        signal,
      });
      return reply.ok ? parseReply(articleResponseSchema, reply.value) : reply;
    },
    async capabilities(signal) {
      const reply = await requestJson(host, ENDPOINTS.capabilities, { method: 'GET', signal });
      return reply.ok ? parseReply(capabilitiesSchema, reply.value) : reply;
    },
  };
}
