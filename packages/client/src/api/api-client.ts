import {
  articleResponseSchema,
  type ArticleResponse,
} from '@overtone/domain/contract/article-response';
import { capabilitiesSchema, type Capabilities } from '@overtone/domain/contract/capabilities';
import type { Result } from '@overtone/domain/result';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import { suggestionFromReply } from '@overtone/domain/suggestion/suggestion-reply';
import type { Host } from '../platform/host.ts';
import { ENDPOINTS } from './endpoints.ts';
import { parseReply } from './parse-reply.ts';
import { requestJson } from './request-json.ts';

/** The product's own server, as a front end sees it. Every failure is a value: a sentence for the log. */
export interface ApiClient {
  /** Asks for the suggestion that fits what the person says they do. */
  readonly suggest: (
    userQuery: string,
    settings: SessionSettings,
    signal?: AbortSignal,
  ) => Promise<Result<Suggestion, string>>;
  /** Asks for a new article on a random topic. */
  readonly article: (signal?: AbortSignal) => Promise<Result<ArticleResponse, string>>;
  /** Asks what the server has been set up to do. */
  readonly capabilities: (signal?: AbortSignal) => Promise<Result<Capabilities, string>>;
}

/** Makes a client that reaches the server through `host`. */
export function createApiClient(host: Pick<Host, 'fetch'>): ApiClient {
  return {
    async suggest(userQuery, currentSettings, signal) {
      const body = { userQuery, currentSettings };
      const reply = await requestJson(host, ENDPOINTS.suggestion, { method: 'POST', body, signal });
      return reply.ok ? suggestionFromReply(reply.value) : reply;
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
