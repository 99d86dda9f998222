import {
  suggestionRequestFailure,
  suggestionRequestSchema,
} from '@overtone/domain/contract/suggestion-request';
import {
  helpResponseSchema,
  suggestionResponseSchema,
} from '@overtone/domain/contract/suggestion-response';
import { answer } from '@overtone/recommender/answer';
import { z } from 'zod';
import { readJson } from '../../http/read-json.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { spendAllowance } from '../../http/spend-allowance.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { describeOperation } from '../openapi/describe.ts';
import { helpForRequest } from './help-for-request.ts';

/**
 * `POST /api/recommendation`: settings for a task, made without a model; for somebody who does not want to live, words and
 * no settings. Nothing is counted, kept or remembered.
 */
export function recommendationRoute(
  app: ServerApp,
  limiter: RateLimiter,
  addressOf: (context: RequestContext) => string,
): void {
  const describe = describeOperation({
    summary: 'Recommend settings for a task, without a model and without counting',
    request: suggestionRequestSchema,
    response: z.union([suggestionResponseSchema, helpResponseSchema]),
    failures: ['query_required', 'query_too_long', 'invalid_request', 'rate_limited'],
  });
  app.post('/api/recommendation', describe, async (context) => {
    const { userQuery, currentSettings } = await readJson(
      context,
      suggestionRequestSchema,
      suggestionRequestFailure,
    );
    // Before anybody is counted.
    const help = helpForRequest(context, userQuery);
    if (help !== undefined) return context.json(help);
    await spendAllowance(limiter, addressOf(context));
    return context.json(answer(userQuery, currentSettings));
  });
}
