import {
  suggestionRequestFailure,
  suggestionRequestSchema,
} from '@overtone/domain/contract/suggestion-request';
import { suggestionResponseSchema } from '@overtone/domain/contract/suggestion-response';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { SuggestionService } from './service.ts';

/** `POST /api/ai-suggestion`: settings for a task in plain words. */
export function suggestionRoutes(
  app: ServerApp,
  service: SuggestionService,
  addressOf: (context: RequestContext) => string,
): void {
  const describe = describeOperation({
    summary: 'Suggest settings for a task',
    request: suggestionRequestSchema,
    response: suggestionResponseSchema,
    failures: [
      'query_required',
      'query_too_long',
      'invalid_request',
      'rate_limited',
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
  });
  app.post('/api/ai-suggestion', describe, async (context) => {
    const { userQuery } = await readJson(
      context,
      suggestionRequestSchema,
      suggestionRequestFailure,
    );
    const suggestion = await service.suggest({
      userQuery,
      address: addressOf(context),
      signal: context.req.raw.signal,
    });
    return context.json(suggestion, 200, { 'cache-control': 'no-store' });
  });
}
