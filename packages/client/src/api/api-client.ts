import type { Article } from '@overtone/domain/article/article';
import { writeArticle } from '@overtone/domain/contract/article';
import { type Capabilities, readCapabilities } from '@overtone/domain/contract/capabilities';
import { passVerdict, PREFER_OFFLINE, readQuota } from '@overtone/domain/contract/suggestion';
import { SUGGESTION } from '@overtone/domain/contract/suggestion-address';
import type { VerdictRequest } from '@overtone/domain/contract/suggestion-history';
import type { QuotaResponse } from '@overtone/domain/contract/suggestion-quota';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Host } from '../platform/host.ts';
import { askForSuggestion } from './ask-for-suggestion.ts';
import { call, type Reply } from './call.ts';
import type { SuggestionAnswer } from './suggestion-answer.ts';

/** What is asked for a suggestion. */
export interface SuggestionQuestion {
  readonly userQuery: string;
  readonly currentSettings: SessionSettings;
  /** Names this submit, so that sending it again is not asking again. */
  readonly idempotencyKey?: string;
  /** Says that no model is known of, so that an offline suggestion is no failure. */
  readonly isOffline?: boolean;
}

/** What the demo and the app ask of the product's own server, whoever sits there. */
export interface ApiClient {
  /** Asks for the suggestion that fits what the person says they do. It fails only when no answer came. */
  readonly suggest: (question: SuggestionQuestion, signal?: AbortSignal) => Reply<SuggestionAnswer>;
  /** Asks how many AI personalizations are left, and how long an answer may take. */
  readonly quota: (signal?: AbortSignal) => Reply<QuotaResponse>;
  /** Says what the person thinks of a suggestion of their account's history. */
  readonly passVerdict: (suggestionId: string, verdict: VerdictRequest) => Reply<undefined>;
  /** Asks for a new article on a random topic. */
  readonly article: (signal?: AbortSignal) => Reply<Article>;
  /** Asks what the server has been set up to do. */
  readonly capabilities: (signal?: AbortSignal) => Reply<Capabilities>;
}

/** Makes a client that reaches the server through `host`. */
export function createApiClient(host: Pick<Host, 'fetch'>): ApiClient {
  return {
    suggest: ({ idempotencyKey, isOffline, ...body }, signal) => {
      const headers = {
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(isOffline === true && { prefer: PREFER_OFFLINE }),
      };
      return askForSuggestion(host, SUGGESTION, { headers, body, signal });
    },
    quota: (signal) => call(host, readQuota, { signal }),
    passVerdict: (id, body) => call(host, passVerdict, { params: { id }, body }),
    article: (signal) => call(host, writeArticle, { body: {}, signal }),
    capabilities: (signal) => call(host, readCapabilities, { signal }),
  };
}
