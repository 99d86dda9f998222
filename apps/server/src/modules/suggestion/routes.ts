import {
  suggestionRequestFailure,
  suggestionRequestSchema,
} from '@overtone/domain/contract/suggestion-request';
import {
  helpResponseSchema,
  suggestionResponseSchema,
} from '@overtone/domain/contract/suggestion-response';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { describeOperation } from '../openapi/describe.ts';
import type { Asker } from './asker.ts';
import { helpForRequest } from './help-for-request.ts';
import { IDEMPOTENCY_KEY } from './idempotency.ts';
import type { SuggestionService } from './service.ts';

/** Who asks, and how to be known again as the same person. */
export interface Recognition {
  readonly askerOf: (context: RequestContext) => Promise<Asker>;
  /** Has the answer remember a visitor. */
  readonly remember: (context: RequestContext, asker: Asker) => Promise<void>;
}

const NOT_STORED = { 'cache-control': 'no-store' };

/**
 * `POST /api/ai-suggestion`: settings for a task in plain words; for somebody who does not want to live, words and no
 * settings.
 */
export function suggestionRoutes(
  app: ServerApp,
  service: SuggestionService,
  { askerOf, remember }: Recognition,
): void {
  const describe = describeOperation({
    summary: 'Suggest settings for a task',
    headers: [
      {
        name: 'Idempotency-Key',
        description: 'The same request with the same key is answered once and not made again.',
        pattern: IDEMPOTENCY_KEY,
      },
    ],
    request: suggestionRequestSchema,
    response: z.union([suggestionResponseSchema, helpResponseSchema]),
    failures: [
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
  });
  app.post('/api/ai-suggestion', describe, async (context) => {
    const body = await readJson(context, suggestionRequestSchema, suggestionRequestFailure);
    // Before anybody is counted, remembered or asked.
    const help = helpForRequest(context, body.userQuery);
    if (help !== undefined) return context.json(help, 200, NOT_STORED);
    const key = idempotencyKey(context);
    const asker = await askerOf(context);
    const suggestion = await service.suggest({
      userQuery: body.userQuery,
      currentSettings: body.currentSettings,
      asker,
      keyed: key === undefined ? undefined : { key, body },
      signal: context.req.raw.signal,
    });
    if (suggestion.source === 'ai') await remember(context, asker);
    return context.json(suggestion, 200, NOT_STORED);
  });
}

function idempotencyKey(context: RequestContext): string | undefined {
  const key = context.req.header('idempotency-key');
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new AppError('invalid_request');
  return key;
}
